import { Outlet } from 'react-router'
import { Toaster } from 'sonner'
import { domainContext } from '../domain.ts'
import styles from '../styles/admin.css?url'
import type { Route } from './+types/frame'
import { AgencyProvider } from './shell/agency.tsx'
import { useListener } from './use-listener.ts'

/** Staff wait for scripts, not pictures, so hydration is not delayed here. */
export const handle = { scripts: 'at once' }

export const links = () => [{ rel: 'stylesheet', href: styles }]

export const meta = () => [
  { name: 'robots', content: 'noindex' },
  // Extends to the screen's edges, since the bottom bar handles the safe area itself.
  { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
]

/** Menu and search stay accessible. */
const toastOffset = { top: 'var(--below-top-bar)' }

export async function loader({ context }: Route.LoaderArgs) {
  const { operatorName, brandLogo, brandLogoDark } = await context
    .get(domainContext)
    .settings.read()
  return { operatorName, brandLogo, brandLogoDark }
}

/** The agency's name is the same on every screen. */
export const shouldRevalidate = () => false

/** The layout of every screen of the back office, including log-in. */
export default function Frame({ loaderData }: Route.ComponentProps) {
  usePauseUnderFocus()
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

/** Toasts pause their timer only under the pointer, so focus is simulated as one. */
function usePauseUnderFocus() {
  const toasts = ({ target }: Event) =>
    target instanceof Element ? target.closest('[data-sonner-toaster]') : null
  useListener('focusin', (event) =>
    toasts(event)?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true })),
  )
  useListener('focusout', (event) => {
    const left = toasts(event)
    if (left?.contains(event.relatedTarget as Node | null)) return
    left?.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }))
  })
}
