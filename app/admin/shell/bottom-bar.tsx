import { LayoutGrid, type LucideIcon, Menu, Sun } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import { EnquiryCount, SpokenCounts } from '../arrivals/enquiry-count.tsx'
import type { DrawerName } from './drawers.tsx'
import { catalogue, dashboard, enquiries, isAt } from './navigation.ts'
import { useTypingMark } from './use-typing-mark.ts'

interface Props {
  open?: DrawerName
  onOpen: (name: DrawerName) => void
}

/** The most used screens, within reach of the thumb; hidden while the keyboard is open. */
export function BottomBar({ open, onOpen }: Props) {
  const { pathname } = useLocation()
  useTypingMark()
  const isInCatalogue = catalogue.some(({ places }) =>
    places.some((place) => isAt(pathname, place)),
  )
  const opener = (name: DrawerName) => ({
    type: 'button' as const,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': open === name,
    onClick: () => onOpen(name),
  })
  return (
    <nav
      aria-label="Most used"
      className="bottom-bar fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-xl grid-cols-4">
        <li>
          <NavLink to={dashboard.to} className={itemClass}>
            <Item Icon={Sun} text="Today" />
          </NavLink>
        </li>
        <li>
          <NavLink to={enquiries.to} className={itemClass}>
            <Item Icon={enquiries.Icon} text="Enquiries">
              <EnquiryCount />
            </Item>
            <SpokenCounts />
          </NavLink>
        </li>
        <li>
          <button
            {...opener('catalogue')}
            aria-current={isInCatalogue ? 'true' : undefined}
            className={itemClass}
          >
            <Item Icon={LayoutGrid} text="Catalogue" />
          </button>
        </li>
        <li>
          <button {...opener('menu')} className={itemClass}>
            <Item Icon={Menu} text="More" />
          </button>
        </li>
      </ul>
    </nav>
  )
}

const itemClass =
  'group flex h-14 w-full cursor-pointer flex-col items-center justify-center gap-0.5 text-[min(0.75rem,4.6vw)] font-medium text-ink-muted focus-visible:-outline-offset-3 aria-[current]:font-semibold aria-[current]:text-link'

interface ItemProps {
  Icon: LucideIcon
  text: string
  /** Over the icon. */
  children?: React.ReactNode
}

function Item({ Icon, text, children }: ItemProps) {
  return (
    <>
      <span className="relative rounded-full px-[min(1rem,4.5vw)] py-0.5 group-aria-[current]:bg-primary-soft">
        <Icon aria-hidden className="size-5.5" />
        {children}
      </span>
      {text}
    </>
  )
}
