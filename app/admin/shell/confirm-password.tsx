import { Dialog } from '@base-ui/react/dialog'
import { useRef, useState } from 'react'
import { Cancel } from '../account/second-factor/cancel.tsx'
import { ProofForm } from '../account/second-factor/proof-form.tsx'
import { call } from '../api/call.ts'
import { backdropClass, popupClass } from '../ui/dialog-look.ts'

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
          <PasswordForm onClose={close} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
  return { confirmPassword, dialog }
}

function PasswordForm({ onClose }: { onClose: (done: boolean) => void }) {
  return (
    <ProofForm
      name="confirmed"
      asks={['currentPassword']}
      button="Confirm"
      send={async ({ currentPassword }) => {
        const body = { currentPassword }
        const { problem } = await call('POST', '/User/me/confirmation', body)
        if (!problem) onClose(true)
        return problem
      }}
      below={<Cancel onClick={() => onClose(false)} />}
    />
  )
}
