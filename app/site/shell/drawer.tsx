import { Menu, X } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { href } from 'react-router'
import { SavedLink } from '../bookmarks/saved-link.tsx'
import { SearchForm } from '../search/search-form.tsx'
import { dial, useSite } from '../site.ts'
import { drawerFooter } from './nav.ts'
import { NavLink } from './nav-link.tsx'
import { ShellPart } from './shell-part.tsx'
import { useClosesOnNavigation } from './use-closes-on-navigation.ts'
import { WelcomeSound } from './welcome-sound.tsx'

const id = 'menu'

export function DrawerButton({ className }: { className: string }) {
  return (
    <button type="button" popoverTarget={id} className={className} aria-label="Menu">
      <Menu aria-hidden size={24} />
    </button>
  )
}

/** The menu of narrow screens: a popover, which works without scripts. */
export function Drawer() {
  const popover = useClosesOnNavigation()
  const open = useModalWhileOpen(popover)
  return (
    <div id={id} popover="auto" ref={popover} className="drawer">
      <div className="flex items-center justify-between pl-2">
        <WelcomeSound playing={open} />
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="icon-button"
          aria-label="Close menu"
        >
          <X aria-hidden size={24} />
        </button>
      </div>
      <div className="px-5 py-2">
        <SearchForm />
      </div>
      <ShellPart
        as="nav"
        part="menu"
        aria-label="Menu"
        className="flex flex-1 flex-col overflow-y-auto px-5 pb-6"
      >
        <MenuLinks />
      </ShellPart>
    </div>
  )
}

export function MenuLinks() {
  const { phone, services } = useSite()
  return (
    <>
      <a href={href('/admin/dashboard')} className="drawer-item staff-only">
        Dashboard
      </a>
      {services.map((item) => (
        <NavLink key={item.path} item={item} className="drawer-item" />
      ))}
      <SavedLink className="drawer-item">Saved</SavedLink>
      <div className="mt-auto grid grid-cols-2 pt-6 text-sm">
        {drawerFooter.map((item) => (
          <NavLink key={item.path} item={item} className="flex min-h-11 items-center" />
        ))}
      </div>
      <a href={dial(phone)} className="button button-primary mt-4">
        Call {phone}
      </a>
    </>
  )
}

/** Whether the popover is open; meanwhile the page behind it cannot be focused or scrolled. */
function useModalWhileOpen(ref: RefObject<HTMLElement | null>): boolean {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const popover = ref.current
    if (!popover) return
    const update = () => setOpen(popover.matches(':popover-open'))
    update()
    popover.addEventListener('toggle', update)
    popover.addEventListener('beforetoggle', release)
    return () => {
      popover.removeEventListener('toggle', update)
      popover.removeEventListener('beforetoggle', release)
    }
  }, [ref])
  useEffect(() => {
    if (!open) return
    setBehind(true)
    return () => setBehind(false)
  }, [open])
  return open
}

/** Before the menu is hidden, since the page that a link opened is focused at once. */
const release = ({ newState }: ToggleEvent) => {
  if (newState === 'closed') setBehind(false)
}

/** Whether the page is behind the menu. */
function setBehind(isBehind: boolean) {
  const behind = document.querySelectorAll<HTMLElement>('main, footer, .skip-link')
  for (const element of behind) element.inert = isBehind
  document.documentElement.toggleAttribute('data-open', isBehind)
}
