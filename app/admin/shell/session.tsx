import { createContext, use, useRef, useState } from 'react'
import type { WireMe } from '#server/api/users/user-schemas.ts'
import { saveToken } from '../api/token.ts'
import { LogInDialog } from './log-in-dialog.tsx'
import { useSessionEnd } from './use-session-end.ts'

interface SessionState {
  /** When the session ends by itself, in milliseconds. */
  endsAt: number
  /** The server knows the session no more: asks to log in without leaving the screen; settles with whether somebody did. */
  logInAgain: () => Promise<boolean>
  /** The same before the session ends. */
  renew: () => void
  /** Keeps the token of a session that began in place of this one. */
  goOnWith: (token: string) => void
}

const SessionContext = createContext<SessionState>({
  endsAt: Number.POSITIVE_INFINITY,
  logInAgain: () => Promise.resolve(false),
  renew: () => {},
  goOnWith: () => {},
})

export const useSession = () => use(SessionContext)

/** The session that staff work in, which can be renewed in place. */
export function Session({ me, children }: { me: WireMe; children: React.ReactNode }) {
  const [asked, setAsked] = useState<'early' | 'ended'>()
  const [open, setOpen] = useState(false)
  const { endsAt, readAgain } = useSessionEnd(me.expiresAt)
  const settle = useRef<(done: boolean) => void>(undefined)

  function ask(when: 'early' | 'ended') {
    setAsked(when)
    setOpen(true)
  }
  function logInAgain(): Promise<boolean> {
    ask('ended')
    return new Promise((resolve) => {
      settle.current = resolve
    })
  }
  function close(done: boolean) {
    setOpen(false)
    settle.current?.(done)
    if (done) readAgain()
  }
  const renew = () => ask(Date.now() < endsAt ? 'early' : 'ended')
  function goOnWith(token: string) {
    saveToken(token)
    readAgain()
  }
  return (
    <SessionContext value={{ endsAt, logInAgain, renew, goOnWith }}>
      {children}
      <LogInDialog open={open} early={asked === 'early'} onClose={close} />
    </SessionContext>
  )
}
