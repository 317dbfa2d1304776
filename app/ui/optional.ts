import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/** A component loaded when first shown; if that fails, the page works without it. */
export const optional = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy<ComponentType<P>>(() => load().catch(() => ({ default: Nothing })))
