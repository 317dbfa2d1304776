import { Link, useNavigate, useSearchParams } from 'react-router'
import { enquiryStatuses, formNames, forms } from '#catalogue/enquiry.ts'
import { Select } from '../ui/choice.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { allStatuses, changedSearch } from './search.ts'
import { type EnquirySummary, statusTexts } from './wire-enquiry.ts'

const open = ['new', 'contacted', 'quoted'] as const
const formOptions = formNames.map((value) => ({ value, text: formText(value) }))
const orders = [
  { value: 'newest', text: 'Newest first' },
  { value: 'oldest', text: 'Oldest first' },
  { value: 'followUp', text: 'By follow-up day' },
]

function formText(name: (typeof formNames)[number]): string {
  const about = {
    hotel: 'hotel',
    room: 'room',
    booking: 'other listings',
    contact: '',
    partner: '',
  }
  const text = `${forms[name].noun}${about[name] && `, ${about[name]}`}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

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
            aria-label="Form"
            placeholder="Every form"
            options={formOptions}
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
  const suspected = search.get('suspected') === 'yes'
  const current = suspected ? 'suspected' : (search.get('status') ?? '')
  const tab = (
    value: string,
    text: string,
    count: number,
    changes: Record<string, string | undefined>,
  ) => (
    <Link
      key={value}
      to={{
        search: changedSearch(search, { suspected: undefined, status: undefined, ...changes }),
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
      {tab('suspected', 'Suspected', summary?.suspected ?? 0, { suspected: 'yes' })}
    </nav>
  )
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
