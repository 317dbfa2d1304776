import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { Toaster } from 'sonner'
import { domainContext } from '../domain.ts'
import styles from '../styles/admin.css?url'
import type { Route } from './+types/frame'
import { AgencyProvider } from './shell/agency.tsx'

/** Staff wait for the scripts, not for a picture: nothing is held back here. */
export const handle = { scripts: 'at once' }

export const links = () => [{ rel: 'stylesheet', href: styles }]

export const meta = () => [
  { name: 'robots', content: 'noindex' },
  // To the edges of the screen: the bar at its bottom keeps clear of them itself.
  { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
]

/** The menu and the search stay in reach. */
const toastOffset = { top: 'var(--below-top-bar)' }

export async function loader({ context }: Route.LoaderArgs) {
  const { operatorName, brandLogo, brandLogoDark } = await context
    .get(domainContext)
    .settings.read()
  return { operatorName, brandLogo, brandLogoDark }
}

/** Whose back office it is doesn't change from screen to screen. */
export const shouldRevalidate = () => false

/** Around every screen of the back office, log-in included. */
export default function Frame({ loaderData }: Route.ComponentProps) {
  useEffect(pauseUnderFocus, [])
  return (
    <div className="isolate min-h-dvh break-words">
      <AgencyProvider agency={loaderData}>
        <Outlet />
      </AgencyProvider>
      <Toaster
        position="top-right"
        duration={5000}
        closeButton
        offset={toastOffset}
        mobileOffset={toastOffset}
        className="admin-toaster"
      />
    </div>
  )
}

/** The toasts stop their clock under the pointer only: the focus is told to them as one. */
function pauseUnderFocus() {
  const toasts = ({ target }: Event) =>
    target instanceof Element ? target.closest('[data-sonner-toaster]') : null
  const enter = (event: Event) =>
    toasts(event)?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
  const leave = (event: FocusEvent) => {
    const left = toasts(event)
    if (left?.contains(event.relatedTarget as Node | null)) return
    left?.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }))
  }
  document.addEventListener('focusin', enter)
  document.addEventListener('focusout', leave)
  return () => {
    document.removeEventListener('focusin', enter)
    document.removeEventListener('focusout', leave)
  }
}
