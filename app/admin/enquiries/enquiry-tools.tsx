import { Link, useNavigate, useSearchParams } from 'react-router'
import { enquiryStatuses, type Origin, originNames } from '#catalogue/enquiry.ts'
import { Select } from '../ui/choice.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { allStatuses, changedSearch } from './search.ts'
import { type EnquirySummary, originText, statusTexts } from './wire-enquiry.ts'

const open = ['new', 'contacted', 'quoted'] as const
const orders = [
  { value: 'newest', text: 'Newest first' },
  { value: 'oldest', text: 'Oldest first' },
  { value: 'followUp', text: 'By follow-up day' },
]

const subjects: Partial<Record<Origin, string>> = {
  hotel: 'hotel',
  room: 'room',
  booking: 'other listings',
}

/** Three forms have the same name. */
const withSubject = (origin: Origin) =>
  [originText(origin), subjects[origin]].filter(Boolean).join(', ')

const originOptions = originNames.map((value) => ({ value, text: withSubject(value) }))

/** Search, status, form and order; all of it stands in the address. */
export function EnquiryTools({ summary }: { summary?: EnquirySummary }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const show = (changes: Record<string, string | undefined>) =>
    navigate({ search: changedSearch(search, changes) }, { replace: true })
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-3">
        <SearchBox q={search.get('q') ?? ''} onSearch={(q) => show({ q })} />
        <div className="grow basis-44 sm:grow-0">
          <Select
            aria-label="How it came"
            placeholder="However it came"
            options={originOptions}
            value={search.get('form') ?? ''}
            onChange={({ target }) => show({ form: target.value })}
          />
        </div>
        <div className="grow basis-44 sm:grow-0">
          <Select
            aria-label="Order"
            options={orders}
            value={search.get('sort') ?? 'newest'}
            onChange={({ target }) => show({ sort: target.value })}
          />
        </div>
      </div>
      <Statuses search={search} summary={summary} />
      <Narrowed search={search} />
    </div>
  )
}

interface StatusesProps {
  search: URLSearchParams
  summary?: EnquirySummary
}

function Statuses({ search, summary }: StatusesProps) {
  const counts = summary?.byStatus ?? {}
  const sum = (statuses: readonly (keyof typeof counts)[]) =>
    statuses.reduce((total, status) => total + (counts[status] ?? 0), 0)
  const current = currentTab(search)
  const tab = (
    value: string,
    text: string,
    count: number,
    changes: Record<string, string | undefined>,
  ) => (
    <Link
      key={value}
      to={{
        search: changedSearch(search, {
          suspected: undefined,
          taps: undefined,
          status: undefined,
          ...changes,
        }),
      }}
      aria-current={current === value ? 'true' : undefined}
      className="flex min-h-9 items-center gap-1.5 rounded-md px-3 font-medium whitespace-nowrap aria-current:bg-surface aria-current:shadow-sm"
    >
      {text} <span className="text-ink-muted tabular-nums">{count}</span>
    </Link>
  )
  return (
    <nav
      aria-label="Status"
      className="flex max-w-full gap-1 overflow-x-auto rounded-lg bg-surface-3 p-1 text-sm sm:w-fit"
    >
      {tab('', 'Open', sum(open), {})}
      {enquiryStatuses.map((status) =>
        tab(status, statusTexts[status], counts[status] ?? 0, { status }),
      )}
      {tab(allStatuses, 'All', sum(enquiryStatuses), { status: allStatuses })}
      {tab('taps', 'Taps', summary?.taps ?? 0, { taps: 'yes' })}
      {tab('suspected', 'Suspected', summary?.suspected ?? 0, { suspected: 'yes' })}
    </nav>
  )
}

function currentTab(search: URLSearchParams): string {
  if (search.get('suspected') === 'yes') return 'suspected'
  return search.get('taps') === 'yes' ? 'taps' : (search.get('status') ?? '')
}

/** What narrows the list without a control of its own, as links from the dashboard do. */
function Narrowed({ search }: { search: URLSearchParams }) {
  const due = search.get('due')
  const listingId = search.get('listingId')
  if (!due && !listingId) return null
  return (
    <p className="flex flex-wrap gap-2 text-sm">
      {due && <span>To be followed up by {due}.</span>}
      {listingId && <span>About one listing.</span>}
      <Link
        to={{ search: changedSearch(search, { due: undefined, listingId: undefined }) }}
        className="text-link underline"
      >
        Show the others too
      </Link>
    </p>
  )
}
