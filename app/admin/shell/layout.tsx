import { href, Outlet, useNavigate, useNavigation } from 'react-router'
import type { WireMe } from '#server/api/users/user-schemas.ts'
import { readOrThrow, toSecondFactor } from '../api/guard.ts'
import { account } from '../api/token.ts'
import { Arrivals } from '../arrivals/arrivals.tsx'
import { PaletteLauncher } from '../palette/palette-launcher.tsx'
import type { Route } from './+types/layout'
import { Failure } from './failure.tsx'
import { Loading, Sweep } from './loading.tsx'
import { Offline, Outdated } from './outdated.tsx'
import { PhoneBars } from './phone-bars.tsx'
import { ScreenAnnouncer } from './screen-announcer.tsx'
import { Session } from './session.tsx'
import { SessionEnding } from './session-ending.tsx'
import { Sidebar } from './sidebar.tsx'

export const HydrateFallback = Loading

export const ErrorBoundary = () => (
  <main>
    <Failure />
  </main>
)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const me = await readOrThrow<WireMe>(request, '/User/me')
  if (me.needsSecondFactor) throw toSecondFactor(request)
  account.id = me.id
  return me
}

/** The user is the same on every screen. */
export const shouldRevalidate = () => false

export default function Layout({ loaderData: me }: Route.ComponentProps) {
  const navigate = useNavigate()
  const sidebar = { me, onSignOut: () => navigate(href('/admin/signOut')) }
  return (
    <Session me={me}>
      <Arrivals me={me}>
        <PaletteLauncher me={me}>
          <a href="#content" className="sr-only focus:not-sr-only focus:fixed focus:z-50 focus:p-3">
            Skip to the content
          </a>
          <div className="print:block lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
            <aside className="sticky top-0 hidden h-dvh overflow-y-auto border-r border-line bg-surface-2 lg:block print:hidden">
              <Sidebar {...sidebar} />
            </aside>
            <PhoneBars
              menu={(close, shut) => <Sidebar {...sidebar} close={close} onPalette={shut} />}
            />
            <main id="content" tabIndex={-1} className="min-w-0 pb-(--bottom-bar) outline-none">
              <NextScreen />
              <SessionEnding />
              <Outdated />
              <Offline />
              <Outlet context={me} />
            </main>
          </div>
          <ScreenAnnouncer />
        </PaletteLauncher>
      </Arrivals>
    </Session>
  )
}

function NextScreen() {
  const { state, location } = useNavigation()
  return state === 'loading' && location && <Sweep label="Loading" />
}
