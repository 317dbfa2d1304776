import { href, Link } from 'react-router'
import { Empty } from '../card/card-grid.tsx'
import { whatsappLink } from '../listing-page/whatsapp.ts'
import { ServiceLinks } from '../shell/service-links.tsx'
import { dial, useSite } from '../site.ts'

const ideas = ['Gulmarg', 'Houseboat', 'Tulip', 'Snow', 'Family', 'Trek', 'Wedding', 'Yoga']

/** Shown before a search and without results: suggestions and links. */
export function NothingFound({ q }: { q: string }) {
  const site = useSite()
  return (
    <div className="page section grid gap-10">
      {q && (
        <div id="results" tabIndex={-1} className="outline-none">
          <Empty text={`No results for “${q}”`}>
            Try fewer or shorter words, or ask us: call{' '}
            <a href={dial(site.phone)} className="link">
              {site.phone}
            </a>{' '}
            or{' '}
            <a href={whatsappLink(site)} className="link">
              write on WhatsApp
            </a>
            . We also plan trips that are not listed here.
          </Empty>
        </div>
      )}
      <section aria-labelledby="ideas">
        <h2 id="ideas" className="mb-4 text-2xl">
          Popular searches
        </h2>
        <ul className="flex flex-wrap gap-2">
          {ideas.map((idea) => (
            <li key={idea}>
              <Link to={`${href('/search')}?q=${idea}`} className="chip">
                {idea}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <nav aria-labelledby="all-services">
        <h2 id="all-services" className="mb-4 text-2xl">
          All our services
        </h2>
        <ServiceLinks />
      </nav>
    </div>
  )
}
