import { ChevronDown, Phone, Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { href, Link, useLocation } from 'react-router'
import { SavedLink } from '../bookmarks/saved-link.tsx'
import { dial, useSite } from '../site.ts'
import { Drawer, DrawerButton } from './drawer.tsx'
import { Logo } from './logo.tsx'
import { articles, isCurrent, roads } from './nav.ts'
import { NavLink } from './nav-link.tsx'
import { ShellPart } from './shell-part.tsx'
import { useClosesOnNavigation } from './use-closes-on-navigation.ts'

export function Header() {
  const { operatorName, phone } = useSite()
  const header = useSolidHeader()
  return (
    <header ref={header} className="site-header @container">
      <div className="page flex h-full items-center gap-1">
        <Link
          to={href('/')}
          viewTransition
          className="mr-auto flex min-h-11 min-w-0 items-center"
          aria-label={`${operatorName}, home`}
        >
          <Logo />
        </Link>
        <ShellPart
          as="nav"
          part="navigation"
          aria-label="Main"
          className="hidden items-center @min-[63rem]:flex"
        >
          <MainLinks />
        </ShellPart>
        <Link to={href('/search')} aria-label="Search" className="icon-button max-sm:hidden">
          <Search aria-hidden size={20} />
        </Link>
        <SavedLink className="icon-button" />
        <a href={dial(phone)} aria-label={`Call ${phone}`} className="icon-button">
          <Phone aria-hidden size={20} />
        </a>
        <DrawerButton className="icon-button @min-[63rem]:hidden" />
      </div>
      <Drawer />
    </header>
  )
}

export function MainLinks() {
  const { services } = useSite()
  return (
    <>
      <a href={href('/admin/dashboard')} className="nav-item staff-only">
        Dashboard
      </a>
      {services
        .filter(({ menu }) => menu === 'main')
        .map((entry) => (
          <NavLink key={entry.path} item={entry} className="nav-item" />
        ))}
      <Others />
    </>
  )
}

const solidAfterPx = 50

/** Tracks whether the page is at its top, for browsers without scroll-driven animations. */
function useSolidHeader() {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const header = ref.current
    if (!header || CSS.supports('timeline-scope: --top')) return
    const update = () => header.toggleAttribute('data-at-top', window.scrollY <= solidAfterPx)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  return ref
}

/** Services that don't fit in the row, and articles. A popover, which works without scripts. */
function Others() {
  const { pathname } = useLocation()
  const services = useSite().services.filter(({ menu }) => menu === 'others')
  const others = [...services, articles, roads]
  const current = others.some((entry) => isCurrent(entry, pathname))
  const popover = useClosesOnNavigation()
  return (
    <>
      <button
        type="button"
        popoverTarget="others"
        className="nav-item others-button"
        aria-current={current ? 'true' : undefined}
      >
        Others
        <ChevronDown aria-hidden size={16} />
      </button>
      <div id="others" popover="auto" ref={popover} className="others">
        {others.map((entry) => (
          <NavLink key={entry.path} item={entry} className="others-item" />
        ))}
      </div>
    </>
  )
}
