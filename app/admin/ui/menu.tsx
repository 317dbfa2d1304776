import { Menu } from '@base-ui/react/menu'
import type { LucideIcon } from 'lucide-react'

const itemClass =
  'flex min-h-9 w-full cursor-pointer items-center gap-3 rounded-lg px-3 text-sm font-medium outline-none select-none data-highlighted:bg-surface-3 pointer-coarse:min-h-11'

interface MenuProps {
  /** The button below which it opens, and which gets the focus back. */
  button: HTMLButtonElement
  isOpen: boolean
  onClose: () => void
  children: React.ReactNode
}

/** A menu shared by the buttons of many rows. */
export function SharedMenu({ button, isOpen, onClose, children }: MenuProps) {
  return (
    <Menu.Root open={isOpen} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Menu.Portal container={landmark()}>
        <Menu.Positioner anchor={button} align="end" sideOffset={4} className="z-30">
          <Menu.Popup
            finalFocus={() => button}
            className="min-w-52 rounded-xl border border-line bg-surface p-1.5 text-ink shadow-xl outline-none"
          >
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** Placed inside a landmark, since content outside is unreachable by landmark navigation. */
const landmark = () => (typeof document === 'undefined' ? null : document.getElementById('content'))

interface ItemProps {
  Icon: LucideIcon
  isDanger?: boolean
  children: React.ReactNode
}

export function MenuItem({
  Icon,
  isDanger,
  onClick,
  children,
}: ItemProps & { onClick: () => void }) {
  return (
    <Menu.Item onClick={onClick} className={`${itemClass} ${isDanger ? 'text-danger' : ''}`}>
      <Icon aria-hidden className="size-4.5 shrink-0" />
      {children}
    </Menu.Item>
  )
}

export function MenuLink({ Icon, href, children }: ItemProps & { href: string }) {
  return (
    <Menu.LinkItem href={href} closeOnClick className={itemClass}>
      <Icon aria-hidden className="size-4.5 shrink-0" />
      {children}
    </Menu.LinkItem>
  )
}
