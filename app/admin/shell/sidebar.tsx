import { ExternalLink, LogOut } from 'lucide-react'
import { href, NavLink } from 'react-router'
import type { WireMe } from '#server/api/users/user-schemas.ts'
import { PaletteButton } from '../palette/palette-launcher.tsx'
import { AgencyMark } from './agency.tsx'
import { account, navigationFor } from './navigation.ts'
import { PlaceList, rowClass } from './place-list.tsx'

interface Props {
  me: WireMe
  onSignOut: () => void
  /** Next to the header. */
  close?: React.ReactNode
  /** Called before the palette opens. */
  onPalette?: () => void
}

/** Next to the content on wide screens, in a drawer on small ones; only the list of screens scrolls. */
export function Sidebar({ me, onSignOut, close, onPalette }: Props) {
  return (
    <div className="flex h-full flex-col [@media(max-height:30rem)]:h-auto">
      <Head>{close}</Head>
      <div className="shrink-0 px-3 pb-2">
        <PaletteButton onOpen={onPalette} />
      </div>
      <nav
        ref={showCurrent}
        aria-label="Back office"
        className="scroll-fade min-h-0 scroll-py-8 grow space-y-2.5 overflow-y-auto overscroll-contain px-3 pt-1 pb-4"
      >
        {navigationFor(me).map((group, at) => (
          <PlaceList key={group.heading} {...group} headingClass={at === 0 ? 'sr-only' : ''} />
        ))}
      </nav>
      <Foot me={me} onSignOut={onSignOut} />
    </div>
  )
}

function Head({ children }: { children: React.ReactNode }) {
  return (
    <div className="flex shrink-0 items-center gap-3 px-6 pt-4 pb-3">
      <AgencyMark height="h-10" />
      <div className="grow">
        <p className="font-display text-xl leading-tight font-semibold">Admin</p>
        <p className="text-sm leading-tight text-ink-muted">Welcome Back!</p>
      </div>
      {children}
    </div>
  )
}

function Foot({ me, onSignOut }: Pick<Props, 'me' | 'onSignOut'>) {
  const { to, text, Icon } = account
  return (
    <div className="shrink-0 border-t border-line px-3 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <NavLink to={to} className={`${rowClass} group`}>
        <Icon aria-hidden className="size-4.5 shrink-0" />
        <span className="min-w-0 leading-tight">
          <span className="block truncate font-semibold">{me.userName}</span>
          <span className="block text-xs text-ink-muted group-aria-[current=page]:text-inherit">
            {text}
          </span>
        </span>
      </NavLink>
      <div className="flex gap-1">
        <a href={href('/')} className={`${rowClass} whitespace-nowrap`}>
          <ExternalLink aria-hidden className="size-4.5 shrink-0" /> View site
        </a>
        <button
          type="button"
          onClick={onSignOut}
          className={`${rowClass} cursor-pointer whitespace-nowrap`}
        >
          <LogOut aria-hidden className="size-4.5 shrink-0" /> Sign out
        </button>
      </div>
    </div>
  )
}

/** On a low window the current item may be outside the visible part of the list. */
function showCurrent(nav: HTMLElement | null) {
  nav?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
}
