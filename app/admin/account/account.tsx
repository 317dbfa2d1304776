import type { WireSession } from '#server/api/users/own-session-routes.ts'
import type { WireSecondFactor } from '#server/api/users/second-factor-routes.ts'
import type { WireList } from '#server/wire/schemas.ts'
import { readOrThrow } from '../api/guard.ts'
import { momentText } from '../dates.ts'
import { Failure } from '../shell/failure.tsx'
import { useMe } from '../shell/me.ts'
import { Panel, ScreenFrame } from '../shell/screen-frame.tsx'
import { useSession } from '../shell/session.tsx'
import type { Route } from './+types/account'
import { OwnSessions } from './own-sessions.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactor } from './second-factor/second-factor.tsx'

export const ErrorBoundary = Failure

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [sessions, secondFactor] = await Promise.all([
    readOrThrow<WireList<WireSession>>(request, '/User/me/sessions'),
    readOrThrow<WireSecondFactor>(request, '/User/me/second-factor'),
  ])
  return { sessions: sessions.$values, secondFactor }
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { sessions, secondFactor } = loaderData
  const me = useMe()
  const { endsAt, isIdling } = useSession()
  return (
    <ScreenFrame title="My account" width="narrow">
      <Panel heading={me.userName}>
        <p className="break-words">
          {me.email}, {me.role}
        </p>
        <p className="text-sm text-ink-muted">
          This session ends automatically on {momentText(new Date(endsAt).toISOString())}
          {isIdling && ', unless it is used before'}.
        </p>
      </Panel>
      <PasswordForm />
      <SecondFactor state={secondFactor} />
      <OwnSessions sessions={sessions} />
    </ScreenFrame>
  )
}
