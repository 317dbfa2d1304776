import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { type Query, queryLink } from './query-links.ts'

interface Props {
  path: string
  query: Query
  page: number
  pages: number
}

/** Links to the pages before and after; nothing where one page is all. */
export function Pager({ path, query, page, pages }: Props) {
  if (pages <= 1) return null
  const to = (number: number) => queryLink(path, query, { page: number })
  return (
    <nav aria-label="Pages" className="mt-10 flex items-center justify-center gap-4">
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className="button button-quiet">
          <ChevronLeft aria-hidden="true" size={18} /> Previous
        </Link>
      )}
      <span className="text-ink-muted">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link to={to(page + 1)} rel="next" className="button button-quiet">
          Next <ChevronRight aria-hidden="true" size={18} />
        </Link>
      )}
    </nav>
  )
}
