import { createContext, use, useEffect, useEffectEvent, useState } from 'react'
import type { WireMe } from '#server/api/users/user-schemas.ts'
import { askWith } from '../api/ended-session.ts'
import { saveToken } from '../api/token.ts'
import { useAsked } from '../ui/confirm.tsx'
import { useConfirmPassword } from './confirm-password.tsx'
import { LogInDialog, type Reason } from './log-in-dialog.tsx'
import { lockWhenIdle } from './session-end/lock-when-idle.ts'
import { useSessionEnd } from './session-end/use-session-end.ts'

interface SessionState {
  /** Its latest end, in milliseconds; changes with the session. */
  expiresAt: number
  /** When the session ends, in milliseconds. */
  endsAt: number
  /** It ends for lack of use, so `stay` extends it. */
  isIdling: boolean
  stay: () => void
  /**
   * The session has ended: asks to log in without leaving the screen; resolves to whether that
   * happened.
   */
  logInAgain: () => Promise<boolean>
  /** The same before the session ends. */
  renew: () => void
  /** Asks for the password, as sensitive changes require; resolves to whether it was right. */
  confirmPassword: () => Promise<boolean>
  goOnWith: (token: string) => void
  /** Whether the log-in dialog covers the screen. */
  isAsking: boolean
}

const SessionContext = createContext<SessionState>({
  expiresAt: Number.POSITIVE_INFINITY,
  endsAt: Number.POSITIVE_INFINITY,
  isIdling: false,
  stay: () => {},
  logInAgain: () => Promise.resolve(false),
  renew: () => {},
  confirmPassword: () => Promise.resolve(false),
  goOnWith: () => {},
  isAsking: false,
})

export const useSession = () => use(SessionContext)

/** The user's session, which can be renewed in place. */
export function Session({ me, children }: { me: WireMe; children: React.ReactNode }) {
  const { expiresAt, endsAt, isIdling, readAgain } = useSessionEnd(me)
  const { logIn, ...dialog } = useLogInDialog(readAgain)
  const { confirmPassword, dialog: confirmation } = useConfirmPassword()
  const askToLogIn = useEffectEvent(() => logIn('ended'))
  useEffect(() => askWith(() => askToLogIn()), [])
  useLock(isIdling ? endsAt : Number.POSITIVE_INFINITY, readAgain, logIn)

  function goOnWith(token: string) {
    saveToken(token)
    readAgain()
  }
  const state: SessionState = {
    ...{ expiresAt, endsAt, isIdling, confirmPassword, goOnWith },
    isAsking: dialog.open,
    stay: () => void readAgain(),
    logInAgain: () => logIn('ended'),
    renew: () => void logIn(Date.now() < endsAt ? 'early' : 'ended'),
  }
  return (
    <SessionContext value={state}>
      {children}
      <LogInDialog {...dialog} />
      {confirmation}
    </SessionContext>
  )
}

type LogIn = (reason: Reason) => Promise<boolean>

function useLogInDialog(onDone: () => void) {
  const [reason, setReason] = useState<Reason>('ended')
  const { open, wait, answer } = useAsked()

  const logIn: LogIn = (reason) => {
    setReason(reason)
    return wait()
  }
  function onClose(done: boolean) {
    answer(done)
    if (done) onDone()
  }
  return { logIn, open, reason, onClose }
}

/** After being idle for too long, the screen is hidden. */
function useLock(endsAt: number, readAgain: (isUse: boolean) => Promise<boolean>, logIn: LogIn) {
  const lock = useEffectEvent(() => void logIn('idle'))
  useEffect(() => {
    if (!Number.isFinite(endsAt)) return
    // Another tab may have used the session meanwhile.
    return lockWhenIdle(endsAt, { isValid: () => readAgain(false), lock: () => lock() })
  }, [endsAt, readAgain])
}
