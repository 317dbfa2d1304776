import { useSyncExternalStore } from 'react'
import { Button } from '../ui/button.tsx'

interface Props {
  busy: boolean
  children: React.ReactNode
}

const never = () => () => {}

/** Sends a form of the log-in pages. Before scripts take over the browser would write its fields into the address. */
export function SendButton({ busy, children }: Props) {
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <Button type="submit" look="primary" className="w-full" disabled={busy || !isReady}>
      {children}
    </Button>
  )
}
