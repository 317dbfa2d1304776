import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { enquiryPageSize, filterNames } from '#catalogue/enquiries/enquiry-query.ts'
import type {
  WireAssignee,
  WireEnquiry,
  WireEnquirySummary,
} from '#server/api/enquiries/enquiry-schemas.ts'
import type { WireList } from '#server/wire/schemas.ts'
import { read, readList } from '../api/guard.ts'
import { TextLink } from '../links/text-link.tsx'
import { changedSearch } from '../search/changed-search.ts'
import { useComingSearch } from '../search/use-coming-search.ts'
import { Failure } from '../shell/failure.tsx'
import { ScreenFrame } from '../shell/screen-frame.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { NoData } from '../ui/no-data.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { type Shortcut, Shortcuts } from '../ui/shortcuts.tsx'
import type { Route } from './+types/enquiries'
import { Arrivals } from './arrivals.tsx'
import { EnquiryRows } from './enquiry-rows.tsx'
import { EnquiryTools } from './enquiry-tools.tsx'
import { allEnquiries, allStatuses, apiSearch, isOfAllOpen } from './search.ts'
import { useShownArrivals } from './use-shown-arrivals.ts'

export const ErrorBoundary = Failure

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams
  // First, so that one arriving meanwhile is reported as new rather than missed.
  const summary = await read<WireEnquirySummary>(request, `/Enquiry/summary?${counted(search)}`)
  const [list, assignees] = await Promise.all([
    readList<WireEnquiry>(request, '/Enquiry', apiSearch(search)),
    read<WireList<WireAssignee>>(request, '/Enquiry/assignees'),
  ])
  return { ...list, summary: summary.data, assignees: assignees.data?.$values ?? [] }
}

/** The tabs count the matches of search and filters. */
const counted = (search: URLSearchParams) =>
  new URLSearchParams([...search].filter(([name]) => filterNames.includes(name)))

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const { items, total, page, summary, assignees } = loaderData
  const isComing = useComingSearch() !== undefined
  const list = useRef<HTMLDivElement>(null)
  const { arrived, show } = useShownArrivals(list, loaderData)
  return (
    <ScreenFrame title="Enquiries">
      <EnquiryTools summary={summary} assignees={assignees} />
      {!items && <LoadFailure>The enquiries could not be loaded. Please try again.</LoadFailure>}
      <Arrivals count={arrived} onShow={show} />
      <div
        ref={list}
        aria-busy={isComing}
        className="overflow-hidden rounded-2xl border border-line bg-surface"
      >
        {items && items.length > 0 ? (
          <>
            <EnquiryRows items={items} />
            <Pagination page={page} pageSize={enquiryPageSize} total={total} />
          </>
        ) : (
          <NoData>{items && <WhatNext />}</NoData>
        )}
      </div>
      <Shortcuts shortcuts={listShortcuts} />
    </ScreenFrame>
  )
}

function WhatNext() {
  const [search] = useSearchParams()
  if (isOfAllOpen(search)) return 'You’re all caught up.'
  if (!search.get('q') || search.get('status') === allStatuses) return null
  return (
    <TextLink to={{ search: changedSearch(search, allEnquiries) }}>Search all enquiries</TextLink>
  )
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')]

/** Moves the focus between rows; from elsewhere, to the first or last. */
function move(by: 1 | -1) {
  const all = rows()
  const at = all.findIndex((row) => row.matches(':focus'))
  const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by
  all[next]?.focus()
}

const listShortcuts: Shortcut[] = [
  { key: 'j', text: 'Next enquiry', run: () => move(1) },
  { key: 'k', text: 'Previous enquiry', run: () => move(-1) },
  { key: 'Enter', text: 'Open the enquiry' },
  {
    key: '/',
    text: 'Search',
    run: () => document.querySelector<HTMLElement>('input[type=search]')?.focus(),
  },
]
