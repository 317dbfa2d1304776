import { Dialog } from '@base-ui/react/dialog'
import { Suspense, useRef, useState } from 'react'
import { backdropClass, popupClass } from '../ui/dialog-look.ts'
import { lazily } from '../ui/lazily.ts'

const PasswordProof = lazily(() => import('./password-proof.tsx'))

/** Asks for the password again before sensitive changes; render `dialog`. */
export function useConfirmPassword() {
  const [open, setOpen] = useState(false)
  const settle = useRef<(done: boolean) => void>(undefined)

  function confirmPassword(): Promise<boolean> {
    setOpen(true)
    return new Promise((resolve) => {
      settle.current = resolve
    })
  }
  function close(done: boolean) {
    setOpen(false)
    settle.current?.(done)
  }
  const dialog = (
    <Dialog.Root open={open} onOpenChange={(next) => !next && close(false)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup className={popupClass}>
          <Dialog.Title className="text-xl">Confirm your password</Dialog.Title>
          <Dialog.Description className="mb-4 text-ink-muted">
            This change asks for it. It’s remembered for an hour.
          </Dialog.Description>
          <Suspense>
            <PasswordProof onClose={close} />
          </Suspense>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
  return { confirmPassword, dialog }
}
