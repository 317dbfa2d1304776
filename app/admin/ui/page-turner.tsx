import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { useComingSearch } from '../use-coming-search.ts'
import { buttonClass } from './button.tsx'

interface Props {
  /** The one that is shown. */
  page: number
  pageSize: number
  total: number
}

const grouped = (count: number) => count.toLocaleString('en-IN')

/** Leads to the other pages of the list that the address names, or is about to name. */
export function PageTurner({ page, pageSize, total }: Props) {
  const [here] = useSearchParams()
  const coming = useComingSearch()
  const search = coming === undefined ? here : new URLSearchParams(coming)
  const current = Number(search.get('page')) || 1
  const last = Math.max(1, Math.ceil(total / pageSize))
  const from = (page - 1) * pageSize + 1
  return (
    <nav
      aria-label="Pages of the list"
      className="flex items-center justify-between gap-3 border-t border-line px-4 py-2 text-sm text-ink-muted"
    >
      <p className="tabular-nums">
        {grouped(from)} to {grouped(Math.min(total, page * pageSize))} of {grouped(total)}
      </p>
      {last > 1 && (
        <p className="flex">
          <Turn search={search} to={current - 1} isThere={current > 1} text="Previous page">
            <ChevronLeft aria-hidden className="size-5" />
          </Turn>
          <Turn search={search} to={current + 1} isThere={current < last} text="Next page">
            <ChevronRight aria-hidden className="size-5" />
          </Turn>
        </p>
      )}
    </nav>
  )
}

interface TurnProps {
  search: URLSearchParams
  to: number
  isThere: boolean
  text: string
  children: React.ReactNode
}

function Turn({ search, to, isThere, text, children }: TurnProps) {
  const look = buttonClass({ look: 'quiet', size: 'icon' })
  if (!isThere) {
    return (
      <span aria-hidden className={`${look} opacity-40`}>
        {children}
      </span>
    )
  }
  const there = new URLSearchParams(search)
  there.set('page', String(to))
  return (
    <Link to={{ search: `?${there}` }} preventScrollReset className={look}>
      {children}
      <span className="sr-only">{text}</span>
    </Link>
  )
}
