import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { ErrorPage } from '../error-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'

export default function SiteBoundary() {
  return <Outlet />
}

/** Shows what went wrong between the site's header and footer. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <div className="page page-top flex flex-col items-start gap-5 pb-20">
      <ErrorPage error={error} />
    </div>
  )
}
