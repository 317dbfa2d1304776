import { href, redirect, useNavigate } from 'react-router'
import type { WireMe } from '#server/api/users/user-schemas.ts'
import { call } from '../../api/call.ts'
import { readOrThrow, returnAddress } from '../../api/guard.ts'
import { deleteToken } from '../../api/token.ts'
import { ScreenTitle } from '../../shell/agency.tsx'
import { Failure } from '../../shell/failure.tsx'
import { Loading } from '../../shell/loading.tsx'
import { Button } from '../../ui/button.tsx'
import type { Route } from './+types/required'
import { SetUp } from './set-up.tsx'

export const HydrateFallback = Loading
export const ErrorBoundary = Failure

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const me = await readOrThrow<WireMe>(request, '/User/me')
  if (!me.needsSecondFactor) throw redirect(returnAddress(new URL(request.url).search))
  return { email: me.email, next: returnAddress(new URL(request.url).search) }
}

/** The set-up of a required second factor; no other screen opens before it is done. */
export default function RequiredSecondFactor({
  loaderData: { email, next },
}: Route.ComponentProps) {
  const navigate = useNavigate()
  async function signOut() {
    await call('DELETE', '/User/session')
    deleteToken()
    await navigate(href('/admin/login'))
  }
  return (
    <div className="space-y-6">
      <ScreenTitle>Second factor</ScreenTitle>
      <h1 className="text-3xl">Set up your second factor</h1>
      <p className="text-ink-muted">
        Your account needs a code from an app on your phone as well as the password. Get an
        authenticator app, then continue.
      </p>
      <SetUp email={email} asksPassword={false} onDone={() => navigate(next)} />
      <Button look="quiet" size="small" className="-ml-3" onClick={signOut}>
        Sign out
      </Button>
    </div>
  )
}
