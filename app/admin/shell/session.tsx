import { Dialog } from '@base-ui/react/dialog'
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react'
import type { WireMe } from '#server/api/users/user-schemas.ts'
import { LoginForm } from '../account/login-form.tsx'
import { call } from '../api/call.ts'
import { saveToken, tokenKey } from '../api/token.ts'
import { backdropClass, popupClass } from '../ui/dialog-look.ts'

interface SessionState {
  /** When the session ends by itself, in milliseconds. */
  endsAt: number
  /** The server knows the session no more: asks to log in without leaving the screen; settles with whether somebody did. */
  logInAgain: () => Promise<boolean>
  /** The same before the session ends. */
  renew: () => void
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

/** When the session ends, in milliseconds; read again when another tab logs in. */
function useSessionEnd(expiresAt: string) {
  const [endsAt, setEndsAt] = useState(Date.parse(expiresAt))

  const readAgain = useCallback(async () => {
    const { data } = await call<WireMe>('GET', '/User/me')
    if (data) setEndsAt(Date.parse(data.expiresAt))
  }, [])

  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === tokenKey && newValue) readAgain()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [readAgain])

  return { endsAt, readAgain }
}

interface Props {
  open: boolean
  /** Before the session ends, so that it does not come to that. */
  early: boolean
  onClose: (done: boolean) => void
}

function LogInDialog({ open, early, onClose }: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose(false)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup className={popupClass}>
          <Dialog.Title className="text-xl">
            {early ? 'Log in again' : 'Your session has ended'}
          </Dialog.Title>
          <Dialog.Description className="mb-4 text-ink-muted">
            {early
              ? 'Stay logged in for another 12 hours. Your changes are kept.'
              : 'Your changes are kept. Log in again to continue.'}
          </Dialog.Description>
          <LoginForm onDone={() => onClose(true)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
