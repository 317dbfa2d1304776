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

/** A component loaded when first shown. If loading fails, its surroundings stay. */
export function lazily<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile?: ReactNode,
) {
  const Loaded = lazy<ComponentType<Props>>(
    async () => (await loadLater(load)) ?? { default: Nothing },
  )
  return (props: Props) =>
    createElement(Suspense, { fallback: meanwhile }, createElement(Loaded, props))
}
