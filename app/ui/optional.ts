import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/** A part that loads when it is first shown; the page stands without it when that fails. */
export const optional = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy<ComponentType<P>>(() => load().catch(() => ({ default: Nothing })))
