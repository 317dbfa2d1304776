import { ImageOff } from 'lucide-react'
import { Link } from 'react-router'
import type { Status } from '#catalogue/kind.ts'
import { Select } from '../ui/choice.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { Tab, Tabs } from '../ui/tabs.tsx'
import type { ScreenData } from './load.ts'
import { useView } from './use-view.ts'
import { type View, viewSearch } from './view.ts'

const orders = [
  { value: '', text: 'Site order' },
  { value: 'newest', text: 'Newest first' },
  { value: 'title', text: 'A to Z' },
  { value: '-title', text: 'Z to A' },
  { value: 'price', text: 'Lowest price first' },
  { value: '-price', text: 'Highest price first' },
]

interface Props {
  data: ScreenData
  children?: React.ReactNode
}

/** Search, status and order of a list; all of it stands in the address. */
export function ListTools({ data: { totals }, children }: Props) {
  const { view, show } = useView()
  const narrow = (change: Partial<View>) => show({ page: 1, ...change }, { replace: true })
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-3">
        <SearchBox q={view.q} onSearch={(q) => narrow({ q })} />
        <div className="grow basis-40">
          <Select
            aria-label="Sort"
            options={orders}
            value={view.sort ?? ''}
            onChange={(event) =>
              narrow({ sort: (event.target.value || undefined) as View['sort'] })
            }
          />
        </div>
      </div>
      <Tabs label="Status">
        <StatusTab view={view} text="All" count={totals.published + totals.draft} />
        <StatusTab view={view} status="published" text="Published" count={totals.published} />
        <StatusTab view={view} status="draft" text="Drafts" count={totals.draft} />
      </Tabs>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {(totals.bare > 0 || view.isBare) && <BareOnly view={view} count={totals.bare} />}
        {children}
      </div>
    </div>
  )
}

function BareOnly({ view, count }: { view: View; count: number }) {
  return (
    <Link
      to={{ search: viewSearch({ ...view, isBare: !view.isBare, page: 1 }) }}
      preventScrollReset
      replace
      aria-current={view.isBare ? 'true' : undefined}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-lg border border-line-strong px-2 text-sm font-medium aria-current:border-primary aria-current:bg-primary-soft aria-current:text-on-primary-soft sm:px-3 pointer-coarse:min-h-11"
    >
      <ImageOff aria-hidden className="size-4" />
      No images <span className="tabular-nums">{count.toLocaleString('en-IN')}</span>
    </Link>
  )
}

interface TabProps {
  view: View
  status?: Status
  text: string
  count: number
}

function StatusTab({ view, status, text, count }: TabProps) {
  return (
    <Tab
      to={{ search: viewSearch({ ...view, status, page: 1 }) }}
      preventScrollReset
      replace
      current={view.status === status && 'true'}
    >
      {text}{' '}
      {count > 0 && (
        <span className="text-ink-muted tabular-nums">{count.toLocaleString('en-IN')}</span>
      )}
    </Tab>
  )
}
