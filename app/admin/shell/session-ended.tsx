import { Dialog } from '@base-ui/react/dialog'
import { createContext, use, useRef, useState } from 'react'
import { LoginForm } from '../account/login-form.tsx'
import { backdropClass, popupClass } from '../ui/dialog-look.ts'

const LogInAgain = createContext<() => Promise<boolean>>(() => Promise.resolve(false))

/** Asks to log in again without leaving the screen; settles with whether somebody did. */
export const useLogInAgain = () => use(LogInAgain)

export function SessionEnded({ children }: { children: React.ReactNode }) {
  const [open, setOpen] = useState(false)
  const settle = useRef<(done: boolean) => void>(undefined)

  function ask(): Promise<boolean> {
    setOpen(true)
    return new Promise((resolve) => {
      settle.current = resolve
    })
  }
  function close(done: boolean) {
    setOpen(false)
    settle.current?.(done)
  }
  return (
    <LogInAgain value={ask}>
      {children}
      <Dialog.Root open={open} onOpenChange={(next) => !next && close(false)}>
        <Dialog.Portal>
          <Dialog.Backdrop className={backdropClass} />
          <Dialog.Popup className={popupClass}>
            <Dialog.Title className="text-xl">Your session has ended</Dialog.Title>
            <Dialog.Description className="mb-4 text-ink-muted">
              Nothing is lost. Log in again to carry on where you are.
            </Dialog.Description>
            <LoginForm onDone={() => close(true)} />
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </LogInAgain>
  )
}
