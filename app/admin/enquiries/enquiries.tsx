import { useRef } from 'react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { enquiryPageSize } from '#catalogue/enquiry-query.ts'
import { read, requireToken } from '../api/guard.ts'
import type { WireList } from '../api/wire.ts'
import { Failure } from '../shell/failure.tsx'
import { ScreenFrame } from '../shell/screen-frame.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageTurner } from '../ui/page-turner.tsx'
import { Shortcuts } from '../ui/shortcuts.tsx'
import { useComingSearch } from '../use-coming-search.ts'
import type { Route } from './+types/enquiries'
import { Arrivals } from './arrivals.tsx'
import { EnquiryRows } from './enquiry-rows.tsx'
import { EnquiryTools } from './enquiry-tools.tsx'
import { listShortcuts } from './list-shortcuts.ts'
import { allStatuses, apiSearch, changedSearch } from './search.ts'
import { useShownArrivals } from './use-shown-arrivals.ts'
import type { Assignee, EnquirySummary, WireEnquiry } from './wire-enquiry.ts'

export const ErrorBoundary = Failure

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  const search = new URL(request.url).searchParams
  // First: one that comes meanwhile is told as new rather than missed.
  const summary = await read<EnquirySummary>(request, '/Enquiry/summary')
  const [list, assignees] = await Promise.all([
    read<WireList<WireEnquiry>>(request, `/Enquiry?${apiSearch(search)}`),
    read<WireList<Assignee>>(request, '/Enquiry/assignees'),
  ])
  if (list.problem) console.error(list.problem)
  return {
    items: list.data?.$values,
    total: Number(list.headers?.get('X-Total-Count') ?? 0),
    page: Number(search.get('page')) || 1,
    summary: summary.data,
    assignees: assignees.data?.$values ?? [],
  }
}

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const { items, total, page, summary, assignees } = loaderData
  const { revalidate } = useRevalidator()
  const isComing = useComingSearch() !== undefined
  const list = useRef<HTMLDivElement>(null)
  const { arrived, show } = useShownArrivals(list, loaderData)
  const retry = (
    <Button size="small" onClick={() => revalidate()}>
      Retry
    </Button>
  )
  return (
    <ScreenFrame title="Enquiries">
      <EnquiryTools summary={summary} assignees={assignees} />
      {!items && (
        <Notice tone="failure" more={retry}>
          The enquiries could not be loaded. Please try again.
        </Notice>
      )}
      <Arrivals count={arrived} onShow={show} />
      <div
        ref={list}
        aria-busy={isComing}
        className="overflow-hidden rounded-2xl border border-line bg-surface"
      >
        {items && items.length > 0 ? (
          <>
            <EnquiryRows items={items} />
            <PageTurner page={page} pageSize={enquiryPageSize} total={total} />
          </>
        ) : (
          <Nothing />
        )}
      </div>
      <Shortcuts shortcuts={listShortcuts} />
    </ScreenFrame>
  )
}

function Nothing() {
  const [search] = useSearchParams()
  const isSearch = search.has('q') && search.get('status') !== allStatuses
  const everywhere = { suspected: 'all', status: allStatuses, taps: undefined }
  return (
    <p className="p-8 text-center">
      <span className="block font-semibold">No data available</span>
      {isSearch ? (
        <Link
          to={{ search: changedSearch(search, everywhere) }}
          className="inline-flex min-h-11 items-center text-link underline"
        >
          Search among all, closed or not
        </Link>
      ) : (
        <span className="text-ink-muted">Nothing here waits for you.</span>
      )}
    </p>
  )
}
