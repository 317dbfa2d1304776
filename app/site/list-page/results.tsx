import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { Link } from 'react-router'
import { CardGrid, Empty } from '../card/card-grid.tsx'
import type { ListData } from './load-list.ts'
import { isUnfiltered, type Query, queryLink } from './query-links.ts'

interface Props {
  list: ListData
  results: NonNullable<ListData['results']>
  /** Heading of the whole list, without a search. */
  heading?: string
}

/** Search results: their number, filters, and pages. */
export function Results({ list, results, heading }: Props) {
  const { path, query, plural } = list
  const { cards, chips, total, page, pages } = results
  const isUnfilteredList = heading !== undefined && isUnfiltered(list)
  const found =
    total === 0 ? `No ${plural} found` : `${total} ${total === 1 ? 'result' : 'results'}`
  return (
    <section className="page section" aria-labelledby="results">
      <h2
        id="results"
        tabIndex={-1}
        className={`outline-none ${isUnfilteredList ? 'text-3xl' : 'text-2xl'}`}
      >
        {isUnfilteredList ? heading : found}
        {page > 1 && (
          <span className="sr-only">
            , page {page} of {pages}
          </span>
        )}
      </h2>
      {chips.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-2">
          {chips.map(({ label, link }) => (
            <li key={label}>
              <Link to={link} preventScrollReset className="chip" aria-label={`Remove ${label}`}>
                {label}
                <X aria-hidden size={16} />
              </Link>
            </li>
          ))}
          <li>
            <Link to={path} preventScrollReset className="chip chip-plain">
              Clear all
            </Link>
          </li>
        </ul>
      )}
      <div className="mt-6">
        <CardGrid
          cards={cards}
          eagerCount={isUnfilteredList ? 0 : 3}
          empty={isUnfilteredList ? undefined : <NothingFound path={path} plural={plural} />}
        />
      </div>
      <Pager path={path} query={query} page={page} pages={pages} />
    </section>
  )
}

function NothingFound({ path, plural }: { path: string; plural: string }) {
  return (
    <Empty>
      Remove a filter, or{' '}
      <Link to={path} className="link">
        see all {plural}
      </Link>
      .
    </Empty>
  )
}

interface PagerProps {
  path: string
  query: Query
  page: number
  pages: number
}

/** Links to the previous and next pages; nothing if there is only one page. */
function Pager({ path, query, page, pages }: PagerProps) {
  if (pages <= 1) return null
  const to = (number: number) => queryLink(path, query, { page: number })
  return (
    <nav aria-label="Pages" className="mt-10 flex items-center justify-center gap-4">
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className="button button-quiet">
          <ChevronLeft aria-hidden size={18} /> Previous
        </Link>
      )}
      <span className="text-ink-muted">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link to={to(page + 1)} rel="next" className="button button-quiet">
          Next <ChevronRight aria-hidden size={18} />
        </Link>
      )}
    </nav>
  )
}
