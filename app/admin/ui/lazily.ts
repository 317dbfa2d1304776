import { type ComponentType, lazy } from 'react'
import { toast } from 'sonner'

const failed = 'This could not be loaded. Please check the connection and reload the page.'
const Nothing = () => null

/** A component loaded when first shown. If loading fails, it says so, and its surroundings stay. */
export const lazily = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() =>
    load().catch(() => {
      toast.error(failed)
      return { default: Nothing as ComponentType<Props> }
    }),
  )
