import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { buttonClass } from './button.tsx'

interface Props {
  page: number
  pageSize: number
  total: number
}

const grouped = (count: number) => count.toLocaleString('en-IN')

/** Leads to the other pages of the list that the address names. */
export function PageTurner({ page, pageSize, total }: Props) {
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
          <Turn to={page - 1} isThere={page > 1} text="Previous page">
            <ChevronLeft aria-hidden className="size-5" />
          </Turn>
          <Turn to={page + 1} isThere={page < last} text="Next page">
            <ChevronRight aria-hidden className="size-5" />
          </Turn>
        </p>
      )}
    </nav>
  )
}

interface TurnProps {
  to: number
  isThere: boolean
  text: string
  children: React.ReactNode
}

function Turn({ to, isThere, text, children }: TurnProps) {
  const [search] = useSearchParams()
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
