import { href, isRouteErrorResponse, Link, Outlet, useRouteError } from 'react-router'
import { ErrorPage } from '../error-page.tsx'
import { SearchForm } from './search/search-form.tsx'
import { ServiceLinks } from './shell/service-links.tsx'
import { useSite } from './site.ts'

export default function SiteBoundary() {
  return <Outlet />
}

/** Shows an error between the site's header and footer. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <div className="page page-top flex flex-col items-start gap-5 pb-20">
      <ErrorPage error={error} />
    </div>
  )
}

/** The "not found" page, with a search and links. */
function NotFoundPage() {
  return (
    <div className="page page-top flex flex-col items-start gap-5 pb-20">
      <title>{`Page not found | ${useSite().operatorName}`}</title>
      <meta name="robots" content="noindex" />
      <p className="eyebrow">404</p>
      <h1 className="text-4xl">This path ends here</h1>
      <p className="max-w-prose text-lg text-ink-muted">
        The page you asked for does not exist, or no longer does. Search the whole site, or pick one
        of our services.
      </p>
      <SearchForm />
      <nav aria-label="Where to go next">
        <ServiceLinks />
      </nav>
      <Link to={href('/')} className="link">
        Back to the home page
      </Link>
    </div>
  )
}
