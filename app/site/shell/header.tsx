import { Phone, Search } from 'lucide-react'
import { href, Link } from 'react-router'
import { SavedLink } from '../bookmarks/saved-link.tsx'
import { dial, useSite } from '../site.ts'
import { Drawer, DrawerButton } from './drawer.tsx'
import { Logo } from './logo.tsx'
import { NavLink } from './nav-link.tsx'
import { Others } from './others.tsx'
import { useSolidHeader } from './use-solid-header.ts'

const item = 'nav-item'

export function Header() {
  const { phone, services } = useSite()
  const header = useSolidHeader()
  return (
    <header ref={header} className="site-header @container">
      <div className="page flex h-full items-center gap-1">
        <Link
          to={href('/')}
          viewTransition
          className="mr-auto flex min-h-11 min-w-0 items-center"
          aria-label="Kashmir Escapes, home"
        >
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden items-center @min-[63rem]:flex">
          <a href={href('/admin/dashboard')} className={`${item} staff-only`}>
            Dashboard
          </a>
          {services
            .filter(({ menu }) => menu === 'main')
            .map((entry) => (
              <NavLink key={entry.path} item={entry} className={item} />
            ))}
          <Others className={item} />
        </nav>
        <Link to={href('/search')} aria-label="Search" className="icon-button max-sm:hidden">
          <Search aria-hidden="true" size={20} />
        </Link>
        <SavedLink className="icon-button" />
        <a href={dial(phone)} aria-label={`Call ${phone}`} className="icon-button">
          <Phone aria-hidden="true" size={20} />
        </a>
        <DrawerButton className="icon-button @min-[63rem]:hidden" />
      </div>
      <Drawer />
    </header>
  )
}
