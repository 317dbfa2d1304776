import { useState, useSyncExternalStore } from 'react'
import { Button } from '../ui/button.tsx'

interface Props {
  send: (form: FormData) => Promise<unknown>
  button: string
  sending?: string
  children: React.ReactNode
  below?: React.ReactNode
}

const never = () => () => {}

/** A form of the log-in pages. POST, since before hydration a GET would write the fields into the URL. */
export function FrontForm({ send, button, sending = button, children, below }: Props) {
  const [busy, setBusy] = useState(false)
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

  async function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    await send(new FormData(event.currentTarget))
    setBusy(false)
  }

  return (
    <form className="space-y-5" onSubmit={onSubmit}>
      {children}
      <Button type="submit" look="primary" className="w-full" disabled={busy || !isReady}>
        {busy ? sending : button}
      </Button>
      {below}
    </form>
  )
}

/** The trimmed value of a field. */
export const typedIn = (form: FormData, name: string) => String(form.get(name) ?? '').trim()
