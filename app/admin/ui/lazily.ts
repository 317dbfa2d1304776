import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react'
import { toast } from 'sonner'

const failed = 'This could not be loaded. Please check the connection and reload the page.'
const Nothing = () => null

/** Code that is loaded when it is needed; if loading fails, it says so and resolves to undefined. */
export const loadLater = <Module>(load: () => Promise<Module>) =>
  load().catch(() => {
    toast.error(failed)
    return undefined
  })

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** A component loaded when first shown, for which the boundary around it waits. */
export const lazyPart = <Props extends object>(load: Load<Props>) =>
  lazy<ComponentType<Props>>(async () => (await loadLater(load)) ?? { default: Nothing })

/** A component loaded when first shown; its surroundings stay meanwhile, and if loading fails. */
export function lazily<Props extends object>(load: Load<Props>, meanwhile?: ReactNode) {
  const Loaded = lazyPart(load)
  return (props: Props) =>
    createElement(Suspense, { fallback: meanwhile }, createElement(Loaded, props))
}
