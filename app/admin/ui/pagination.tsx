import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { readPage } from '../read-page.ts'
import { useAskedSearch } from '../search/use-asked-search.ts'
import { buttonClass } from './button.tsx'

interface Props {
  page: number
  pageSize: number
  total: number
}

const grouped = (count: number) => count.toLocaleString('en-IN')

/** Links to the other pages of a list. */
export function Pagination({ page, pageSize, total }: Props) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const shown = within(page, last)
  const target = usePageTarget(last)
  return (
    <nav
      aria-label="Pages of the list"
      className="flex items-center justify-between gap-3 border-t border-line px-4 py-2 text-sm text-ink-muted"
    >
      <p className="tabular-nums">
        {grouped((shown - 1) * pageSize + 1)} to {grouped(Math.min(total, shown * pageSize))} of{' '}
        {grouped(total)}
      </p>
      {last > 1 && (
        <p className="flex">
          <PageLink {...target(-1)} text="Previous page">
            <ChevronLeft aria-hidden className="size-5" />
          </PageLink>
          <PageLink {...target(1)} text="Next page">
            <ChevronRight aria-hidden className="size-5" />
          </PageLink>
        </p>
      )}
    </nav>
  )
}

const within = (page: number, last: number) => Math.min(Math.max(page, 1), last)

interface PageTarget {
  search: string
  isOff: boolean
}

/** Relative to the requested page; disabled while another list is loading. */
function usePageTarget(last: number) {
  const asked = useAskedSearch()
  const here = new URLSearchParams(useLocation().search)
  const isSameList = withPage(asked, 1) === withPage(here, 1)
  const current = within(readPage(asked), last)
  return (by: -1 | 1): PageTarget => {
    const to = within(current + by, last)
    return { search: withPage(asked, to), isOff: to === current || !isSameList }
  }
}

function withPage(search: URLSearchParams, page: number): string {
  const there = new URLSearchParams(search)
  there.delete('page')
  there.append('page', String(page))
  return `?${there}`
}

interface PageLinkProps extends PageTarget {
  text: string
  children: React.ReactNode
}

/** Stays when disabled, so that the focus stays. */
function PageLink({ search, isOff, text, children }: PageLinkProps) {
  return (
    <Link
      to={{ search }}
      preventScrollReset
      aria-disabled={isOff}
      onClick={(event) => isOff && event.preventDefault()}
      className={buttonClass({ look: 'quiet', size: 'icon' })}
    >
      {children}
      <span className="sr-only">{text}</span>
    </Link>
  )
}
