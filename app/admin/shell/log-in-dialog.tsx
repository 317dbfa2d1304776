import { Dialog } from '@base-ui/react/dialog'
import { LoginForm } from '../account/login-form.tsx'
import { backdropClass, popupClass } from '../ui/dialog-look.ts'

interface Props {
  open: boolean
  /** Before the session ends, so that it does not come to that. */
  early: boolean
  /** Told whether somebody logged in. */
  onClose: (done: boolean) => void
}

export function LogInDialog({ open, early, onClose }: Props) {
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
              ? 'For another 12 hours. What is on the screen stays as it is.'
              : 'Nothing is lost. Log in again to carry on where you are.'}
          </Dialog.Description>
          <LoginForm onDone={() => onClose(true)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
