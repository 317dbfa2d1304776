import { Dialog } from '@base-ui/react/dialog'
import { LoginForm } from '../account/login-form.tsx'
import { DialogFrame } from '../ui/dialog-frame.tsx'

/**
 * Why the user logs in without leaving the screen: before or after the session's end, or after
 * being idle.
 */
export type Reason = 'early' | 'ended' | 'idle'

const words: Record<Reason, [title: string, description: string]> = {
  early: ['Log in again', 'Stay logged in for another 12 hours. Your changes are kept.'],
  ended: ['Your session has ended', 'Your changes are kept. Log in again to continue.'],
  idle: [
    'Your session has ended',
    'It was not used for a while. Your changes are kept. Log in again to continue.',
  ],
}

interface Props {
  open: boolean
  reason: Reason
  onClose: (done: boolean) => void
}

/** After being idle it hides the screen from others, and cannot be dismissed. */
export function LogInDialog({ open, reason, onClose }: Props) {
  const [title, description] = words[reason]
  const isShut = reason === 'idle'
  return (
    <DialogFrame
      open={open}
      onClose={() => isShut || onClose(false)}
      backdrop={isShut ? 'fixed inset-0 z-40 bg-paper' : undefined}
    >
      <Dialog.Title className="text-xl">{title}</Dialog.Title>
      <Dialog.Description className="mb-4 text-ink-muted">{description}</Dialog.Description>
      <LoginForm onDone={() => onClose(true)} />
    </DialogFrame>
  )
}
