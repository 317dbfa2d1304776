import { Dialog } from '@base-ui/react/dialog'
import { useAsked } from '../ui/confirm.tsx'
import { DialogFrame } from '../ui/dialog-frame.tsx'
import { lazily } from '../ui/lazily.ts'

const PasswordProof = lazily(() => import('./password-proof.tsx'))

/** Asks for the password again before sensitive changes; render `dialog`. */
export function useConfirmPassword() {
  const { open, wait: confirmPassword, answer: close } = useAsked()
  const dialog = (
    <DialogFrame open={open} onClose={() => close(false)}>
      <Dialog.Title className="text-xl">Confirm your password</Dialog.Title>
      <Dialog.Description className="mb-4 text-ink-muted">
        This change asks for it. It’s remembered for an hour.
      </Dialog.Description>
      <PasswordProof onClose={close} />
    </DialogFrame>
  )
  return { confirmPassword, dialog }
}
