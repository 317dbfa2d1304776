import { createContext, use, useRef, useState } from 'react'
import { LogInDialog } from './log-in-dialog.tsx'
import type { Me } from './me.ts'
import { useSessionEnd } from './use-session-end.ts'

interface SessionState {
  /** When the session ends by itself, in milliseconds. */
  endsAt: number
  /** Asks to log in again without leaving the screen; settles with whether somebody did. */
  logInAgain: () => Promise<boolean>
}

const SessionContext = createContext<SessionState>({
  endsAt: Number.POSITIVE_INFINITY,
  logInAgain: () => Promise.resolve(false),
})

export const useSession = () => use(SessionContext)

/** The session that staff work in, which can be renewed in place. */
export function Session({ me, children }: { me: Me; children: React.ReactNode }) {
  const [open, setOpen] = useState(false)
  const { endsAt, readAgain } = useSessionEnd(me.expiresAt)
  const settle = useRef<(done: boolean) => void>(undefined)

  function logInAgain(): Promise<boolean> {
    setOpen(true)
    return new Promise((resolve) => {
      settle.current = resolve
    })
  }
  function close(done: boolean) {
    setOpen(false)
    settle.current?.(done)
    if (done) readAgain()
  }
  return (
    <SessionContext value={{ endsAt, logInAgain }}>
      {children}
      <LogInDialog open={open} endsAt={endsAt} onClose={close} />
    </SessionContext>
  )
}
