import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { WireAssignee, WireEnquirySummary } from '#server/api/enquiries/enquiry-schemas.ts'
import { dayText } from '../dates.ts'
import { changedSearch, type SearchChanges } from '../search/changed-search.ts'
import { useNarrowing } from '../search/use-narrowing.ts'
import { useMe } from '../shell/me.ts'
import { CsvExport } from '../table-import/csv-export.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { DayFilter } from './day-filter.tsx'
import { orderOptions, originOptions } from './filter-options.ts'
import { apiSearch, defaultSort, searchChanges } from './search.ts'
import { StatusTabs } from './status-tabs.tsx'

interface Props {
  summary?: WireEnquirySummary
  assignees: WireAssignee[]
}

/** Search, filters and order, all in the URL. */
export function EnquiryTools({ summary, assignees }: Props) {
  const { search, narrow } = useNarrowing()
  return (
    <div className="space-y-3">
      <SearchBox q={search.get('q') ?? ''} onSearch={(q) => narrow(searchChanges(search, q))} />
      <div className="relative">
        <Filters search={search} assignees={assignees} narrow={narrow} />
        <div className="absolute top-0 right-0">
          <ExportButton />
        </div>
      </div>
      <StatusTabs summary={summary} />
      <Narrowed search={search} />
    </div>
  )
}

/** Exports all pages of the current list. */
function ExportButton() {
  const [search] = useSearchParams()
  return <CsvExport path={`/Enquiry/export?${apiSearch(search)}`} name="enquiries" />
}

interface FiltersProps {
  search: URLSearchParams
  assignees: WireAssignee[]
  narrow: (changes: SearchChanges) => void
}

const filters = ['form', 'assigneeId', 'assignee', 'sort', 'from', 'to']

function Filters({ search, assignees, narrow }: FiltersProps) {
  const used = filters.filter((name) => search.get(name)).length
  // Stays open when the last filter is removed, which has the focus.
  const [isOpen, setOpen] = useState(used > 0)
  const choice = (name: string) => ({
    id: name,
    name,
    value: search.get(name) ?? '',
    onChange: ({ target }: React.ChangeEvent<HTMLSelectElement>) =>
      narrow({ [name]: target.value }),
  })
  const day = (name: string) => ({
    id: name,
    value: search.get(name) ?? '',
    onChange: (value: string) => narrow({ [name]: value }),
  })
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={`${buttonClass({ size: 'small' })} list-none`}>
        <SlidersHorizontal aria-hidden className="size-4" /> Filter and sort
        {used > 0 && <span className="tabular-nums">({used})</span>}
      </summary>
      <div className="mt-3 grid grid-cols-2 gap-3 max-sm:*:first:col-span-2 sm:grid-cols-3 lg:grid-cols-5">
        <Choice label="Source" placeholder="Anything" options={originOptions} {...choice('form')} />
        <AssigneeFilter {...{ search, assignees, narrow }} />
        <Choice
          label="Order"
          options={orderOptions}
          {...choice('sort')}
          value={search.get('sort') ?? defaultSort}
        />
        <DayFilter label="From" {...day('from')} />
        <DayFilter label="To" {...day('to')} />
      </div>
    </details>
  )
}

/** Somebody, nobody, or an account that was removed since, as in a bookmark. */
function AssigneeFilter({ search, assignees, narrow }: FiltersProps) {
  const me = useMe()
  const id = search.get('assigneeId') ?? ''
  const people = assignees.map((person) => ({
    value: String(person.id),
    text: person.id === me.id ? 'Me' : person.name,
  }))
  const isKnown = id === '' || people.some(({ value }) => value === id)
  return (
    <Choice
      id="assigneeId"
      label="Assigned to"
      placeholder="Anybody"
      options={[
        ...people,
        ...(isKnown ? [] : [{ value: id, text: 'Removed account' }]),
        { value: nobody, text: 'Nobody' },
      ]}
      value={search.get('assignee') ?? id}
      onChange={({ target: { value } }) =>
        narrow(
          value === nobody
            ? { assigneeId: undefined, assignee: nobody }
            : { assigneeId: value, assignee: undefined },
        )
      }
    />
  )
}

const nobody = 'none'

const nothingNarrowed = {
  ...{ due: undefined, dueFrom: undefined, followUp: undefined },
  listingId: undefined,
}

/** Filters without a control, as in links from the dashboard. */
function Narrowed({ search }: { search: URLSearchParams }) {
  const due = search.get('due')
  const dueFrom = search.get('dueFrom')
  const hasNoDay = search.get('followUp') === 'none'
  const listingId = search.get('listingId')
  if (!due && !dueFrom && !hasNoDay && !listingId) return null
  return (
    <p className="flex flex-wrap gap-2 text-sm">
      {due && (
        <span>
          Due {due === dueFrom ? 'on' : 'by'} {dayText(due)}.
        </span>
      )}
      {dueFrom && due !== dueFrom && <span>Due from {dayText(dueFrom)}.</span>}
      {hasNoDay && <span>Without a follow-up day.</span>}
      {listingId && <span>One listing only.</span>}
      <Link to={{ search: changedSearch(search, nothingNarrowed) }} className="text-link underline">
        Show all
      </Link>
    </p>
  )
}
