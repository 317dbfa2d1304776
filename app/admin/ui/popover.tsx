import { Popover as Base } from '@base-ui/react/popover'

interface PopoverProps {
  /** The button below which it opens, and which gets the focus back. */
  button: HTMLButtonElement
  isOpen: boolean
  onClose: () => void
  title: string
  children: React.ReactNode
}

/** The popover of a button. Loaded on first use: see `popover-button.tsx`. */
export default function Popover({ button, isOpen, onClose, title, children }: PopoverProps) {
  function change(isOpen: boolean, { reason, event }: Base.Root.ChangeEventDetails) {
    // The button closes its own popover.
    const isOwn = reason === 'outside-press' && button.contains(event.target as Node)
    if (!isOpen && !isOwn) onClose()
  }
  return (
    <Base.Root open={isOpen} onOpenChange={change}>
      <Base.Portal>
        <Base.Positioner
          anchor={button}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-30"
        >
          <Base.Popup
            finalFocus={() => button}
            className="max-h-(--available-height) w-80 max-w-(--available-width) space-y-4 overflow-y-auto rounded-2xl border border-line bg-surface p-4 text-ink shadow-xl outline-none"
          >
            <Base.Title className="sr-only">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
