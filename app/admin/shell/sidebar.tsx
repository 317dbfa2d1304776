import { ExternalLink, LogOut } from 'lucide-react'
import { href, NavLink } from 'react-router'
import type { WireMe } from '#server/api/users/user-schemas.ts'
import { type Group, navigationFor } from './navigation.ts'

interface Props {
  me: WireMe
  onSignOut: () => void
}

/** Beside the content on wide screens, in a drawer on small ones. */
export function Sidebar({ me, onSignOut }: Props) {
  return (
    <div className="flex min-h-full flex-col gap-6 px-3 py-5">
      <div className="flex items-center gap-3 px-3">
        <img src="/brand/mark-colour.svg" alt="" className="h-11 w-auto dark:hidden" />
        <img src="/brand/mark-on-dark.svg" alt="" className="hidden h-11 w-auto dark:block" />
        <div>
          <p className="font-display text-xl leading-tight font-semibold">Admin</p>
          <p className="text-sm text-ink-muted">Welcome Back!</p>
        </div>
      </div>
      <nav ref={showCurrent} aria-label="Back office" className="grow space-y-5">
        {navigationFor(me).map((group) => (
          <Places key={group.heading} {...group} />
        ))}
      </nav>
      <div className="sticky bottom-0 -mx-3 -mb-5 border-t border-line bg-surface-2 px-3 pt-3 pb-4">
        <p className="px-3 text-sm">
          <span className="block truncate font-semibold">{me.userName}</span>
          <span className="block truncate text-ink-muted">{me.email}</span>
        </p>
        <div className="flex gap-1 pt-1">
          <a href={href('/')} className={`${rowClass} grow`}>
            <ExternalLink aria-hidden className="size-4.5 shrink-0" /> View site
          </a>
          <button type="button" onClick={onSignOut} className={`${rowClass} grow cursor-pointer`}>
            <LogOut aria-hidden className="size-4.5 shrink-0" /> Sign out
          </button>
        </div>
      </div>
    </div>
  )
}

/** On a low screen the place one is at may lie below what shows of the list. */
function showCurrent(nav: HTMLElement | null) {
  nav?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'center' })
}

const rowClass =
  'flex min-h-10 pointer-coarse:min-h-11 items-center gap-3 rounded-lg px-3 py-1.5 text-sm font-medium text-ink hover:bg-surface-3 aria-[current=page]:bg-primary aria-[current=page]:text-on-primary'

function Places({ heading, places }: Group) {
  return (
    <div>
      <p className="px-3 pb-1 text-xs font-semibold tracking-wider text-ink-muted uppercase">
        {heading}
      </p>
      <ul>
        {places.map(({ to, text, Icon }) => (
          <li key={to}>
            <NavLink to={to} className={rowClass}>
              <Icon aria-hidden className="size-4.5 shrink-0" /> {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
