import { Dialog } from '@base-ui/react/dialog'

export const backdropClass =
  'fixed inset-0 z-40 bg-night/55 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0'

export const popupClass =
  'fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[28rem] max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col gap-2 overflow-y-auto rounded-2xl border border-line bg-surface p-6 break-words text-ink shadow-2xl transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0'

interface Props extends React.ComponentProps<typeof Dialog.Popup> {
  open?: boolean
  /** Called when the user closes it. */
  onClose: () => void
  /** The classes of what covers the screen below. */
  backdrop?: string
}

/** A dialog with its backdrop. */
export const DialogFrame = ({
  open = true,
  onClose,
  backdrop = backdropClass,
  ...popup
}: Props) => (
  <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
    <Dialog.Portal>
      <Dialog.Backdrop className={backdrop} />
      <Dialog.Popup className={popupClass} {...popup} />
    </Dialog.Portal>
  </Dialog.Root>
)
