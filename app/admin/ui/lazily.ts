import { type ComponentType, lazy } from 'react'
import { toast } from 'sonner'

const failed = 'This could not be loaded. Please check the connection and reload the page.'
const Nothing = () => null

/** A component that is loaded when it is first shown. Where it cannot be, that is said, and what stands around it stays. */
export const lazily = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() =>
    load().catch(() => {
      toast.error(failed)
      return { default: Nothing as ComponentType<Props> }
    }),
  )
