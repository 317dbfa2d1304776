import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '../ui/button.tsx'
import { pageSize, type View, viewSearch } from './view.ts'

export function Pages({ view, total }: { view: View; total: number }) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const from = (view.page - 1) * pageSize + 1
  const to = Math.min(total, view.page * pageSize)
  return (
    <nav
      aria-label="Pages of the list"
      className="flex items-center justify-between gap-3 border-t border-line px-4 py-2 text-sm text-ink-muted"
    >
      <p className="tabular-nums">
        {from} to {to} of {total}
      </p>
      {last > 1 && (
        <p className="flex">
          <Turn view={view} to={view.page - 1} isThere={view.page > 1} text="Previous page">
            <ChevronLeft aria-hidden className="size-5" />
          </Turn>
          <Turn view={view} to={view.page + 1} isThere={view.page < last} text="Next page">
            <ChevronRight aria-hidden className="size-5" />
          </Turn>
        </p>
      )}
    </nav>
  )
}

interface TurnProps {
  view: View
  to: number
  isThere: boolean
  text: string
  children: React.ReactNode
}

function Turn({ view, to, isThere, text, children }: TurnProps) {
  const look = buttonClass({ look: 'quiet', size: 'icon' })
  if (!isThere) {
    return (
      <span aria-hidden className={`${look} opacity-40`}>
        {children}
      </span>
    )
  }
  return (
    <Link to={{ search: viewSearch({ ...view, page: to }) }} preventScrollReset className={look}>
      {children}
      <span className="sr-only">{text}</span>
    </Link>
  )
}
