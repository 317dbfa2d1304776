import { Menu } from '@base-ui/react/menu'
import type { LucideIcon } from 'lucide-react'
import { buttonClass } from './button.tsx'

const itemClass =
  'flex min-h-9 w-full cursor-pointer items-center gap-3 rounded-lg px-3 text-sm font-medium outline-none select-none data-highlighted:bg-surface-3 pointer-coarse:min-h-11'

/** One menu for many rows: each has a trigger of it, and what it holds is made for the row that was pressed. */
export const createMenu = <Item,>() => Menu.createHandle<Item>()

type Handle<Item> = ReturnType<typeof createMenu<Item>>

interface TriggerProps<Item> {
  handle: Handle<Item>
  item: Item
  text: string
  Icon: LucideIcon
}

export function MenuTrigger<Item>({ handle, item, text, Icon }: TriggerProps<Item>) {
  return (
    <Menu.Trigger
      handle={handle}
      payload={item}
      className={buttonClass({ look: 'quiet', size: 'icon' })}
    >
      <Icon aria-hidden className="size-5" />
      <span className="sr-only">{text}</span>
    </Menu.Trigger>
  )
}

interface SharedProps<Item> {
  handle: Handle<Item>
  children: (item: Item) => React.ReactNode
}

export function SharedMenu<Item>({ handle, children }: SharedProps<Item>) {
  return (
    <Menu.Root handle={handle}>
      {({ payload }) => (
        <Menu.Portal container={landmark()}>
          <Menu.Positioner align="end" sideOffset={4} className="z-30">
            <Menu.Popup className="min-w-52 rounded-xl border border-line bg-surface p-1.5 text-ink shadow-xl outline-none">
              {payload !== undefined && children(payload)}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      )}
    </Menu.Root>
  )
}

/** What is in no landmark is out of reach for who moves by them. */
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
