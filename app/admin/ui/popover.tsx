import { Popover as Base } from '@base-ui/react/popover'
import { useState } from 'react'

interface Props {
  /** The button's look. */
  className: string
  button: React.ReactNode
  title: string
  /** Given what closes it. */
  children: (close: () => void) => React.ReactNode
}

/** A button and what it opens below itself. */
export function Popover({ className, button, title, children }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      <Base.Trigger className={className}>{button}</Base.Trigger>
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={6} collisionPadding={12} className="z-30">
          <Base.Popup className="max-h-(--available-height) w-80 max-w-(--available-width) space-y-4 overflow-y-auto rounded-2xl border border-line bg-surface p-4 text-ink shadow-xl outline-none">
            <Base.Title className="sr-only">{title}</Base.Title>
            {children(() => setOpen(false))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
