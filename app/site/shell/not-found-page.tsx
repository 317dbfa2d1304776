import { Link } from 'react-router'
import { SearchForm } from '../search/search-form.tsx'
import { ServiceLinks } from './service-links.tsx'

/** For what does not exist: says so, and offers a search and the ways on. */
export function NotFoundPage() {
  return (
    <div className="page page-top grid gap-10 pb-20 lg:grid-cols-2 lg:items-center">
      <title>Page not found | Kashmir Escapes</title>
      <meta name="robots" content="noindex" />
      <div className="flex flex-col items-start gap-5">
        <p className="eyebrow">404</p>
        <h1 className="text-4xl">This path ends here</h1>
        <p className="max-w-prose text-lg text-ink-muted">
          The page you asked for does not exist, or no longer does. Search the whole site, or pick
          one of our services.
        </p>
        <SearchForm />
        <Link to="/" className="link">
          Back to the home page
        </Link>
      </div>
      <nav aria-label="Ways on" className="ornament-ground rounded-lg p-6 sm:p-8">
        <ServiceLinks />
      </nav>
    </div>
  )
}
