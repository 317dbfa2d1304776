import { Dialog } from '@base-ui/react/dialog'
import { LoginForm } from '../account/login-form.tsx'
import { backdropClass, popupClass } from '../ui/dialog-look.ts'

interface Props {
  open: boolean
  /** Before the session ends, so that it does not come to that. */
  early: boolean
  /** Notice whether somebody logged in. */
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
              ? 'Stay logged in for another 12 hours. Your changes are kept.'
              : 'Your changes are kept. Log in again to continue.'}
          </Dialog.Description>
          <LoginForm onDone={() => onClose(true)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
