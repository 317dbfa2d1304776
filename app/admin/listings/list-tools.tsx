import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Status } from '#catalogue/kind.ts'
import { Select } from '../ui/choice.tsx'
import { controlClass } from '../ui/control-look.ts'
import type { ScreenData } from './load.ts'
import { type View, viewSearch } from './view.ts'

const orders = [
  { value: '', text: 'As on the site' },
  { value: 'newest', text: 'Newest first' },
  { value: 'title', text: 'A to Z' },
  { value: '-title', text: 'Z to A' },
  { value: 'price', text: 'Cheapest first' },
  { value: '-price', text: 'Dearest first' },
]

/** Search, status and order of a list; all of it stands in the address. */
export function ListTools({ data: { view, totals } }: { data: ScreenData }) {
  const navigate = useNavigate()
  function show(change: Partial<View>) {
    const search = viewSearch({ ...view, page: 1, ...change })
    return navigate({ search }, { replace: true, preventScrollReset: true })
  }
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-3">
        <SearchBox q={view.q} onSearch={(q) => show({ q })} />
        <div className="grow basis-36">
          <Select
            aria-label="Order"
            options={orders}
            value={view.sort ?? ''}
            onChange={(event) => show({ sort: (event.target.value || undefined) as View['sort'] })}
          />
        </div>
      </div>
      <nav aria-label="Status" className="flex gap-1 rounded-lg bg-surface-3 p-1 text-sm">
        <Tab view={view} text="All" count={totals.published + totals.draft} />
        <Tab view={view} status="published" text="Published" count={totals.published} />
        <Tab view={view} status="draft" text="Drafts" count={totals.draft} />
      </nav>
    </div>
  )
}

interface TabProps {
  view: View
  status?: Status
  text: string
  count: number
}

function Tab({ view, status, text, count }: TabProps) {
  return (
    <Link
      to={{ search: viewSearch({ ...view, status, page: 1 }) }}
      preventScrollReset
      replace
      aria-current={view.status === status ? 'true' : undefined}
      className="flex min-h-9 grow items-center justify-center gap-1.5 rounded-md px-2 font-medium whitespace-nowrap aria-current:bg-surface aria-current:shadow-sm"
    >
      {text} <span className="text-ink-muted tabular-nums">{count}</span>
    </Link>
  )
}

const typingPauseMs = 300

function SearchBox({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const timer = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <search className="relative grow basis-48">
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-ink-muted"
      />
      <input
        type="search"
        aria-label="Search"
        placeholder="Search"
        defaultValue={q}
        key={q === '' ? 'empty' : 'searching'}
        className={`${controlClass} min-h-11 pl-10`}
        onChange={({ target }) => {
          clearTimeout(timer.current)
          timer.current = window.setTimeout(() => onSearch(target.value.trim()), typingPauseMs)
        }}
      />
    </search>
  )
}
