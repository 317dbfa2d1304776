import { isRouteErrorResponse } from 'react-router'
import { ErrorPage } from '../../error-page.tsx'
import { dial, useSite } from '../site.ts'

/** Replaces a private page: its link is unknown, or something failed. */
export function NoSuchLink({ error }: { error: unknown }) {
  const { operatorName, phone, email } = useSite()
  if (!isRouteErrorResponse(error) || error.status !== 404) {
    return (
      <div className="page quote">
        <ErrorPage error={error} />
      </div>
    )
  }
  return (
    <div className="page quote flex flex-col items-start gap-4">
      <title>{`This link no longer works | ${operatorName}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <h1 className="text-3xl">This link no longer works</h1>
      <p className="max-w-prose text-lg text-ink-muted">
        It may be incomplete, or we may have withdrawn it. We will gladly send you a new one: call{' '}
        <a className="link" href={dial(phone)}>
          {phone}
        </a>{' '}
        or write to{' '}
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
        .
      </p>
    </div>
  )
}
