import { useRevalidator } from 'react-router'
import { enquiryPageSize } from '#catalogue/enquiry-query.ts'
import { read, requireToken } from '../api/guard.ts'
import type { WireList } from '../api/wire.ts'
import { Failure } from '../shell/failure.tsx'
import { ScreenFrame } from '../shell/screen-frame.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageTurner } from '../ui/page-turner.tsx'
import type { Route } from './+types/enquiries'
import { EnquiryRows } from './enquiry-rows.tsx'
import { EnquiryTools } from './enquiry-tools.tsx'
import { allStatuses } from './search.ts'
import type { EnquirySummary, WireEnquiry } from './wire-enquiry.ts'

export const ErrorBoundary = Failure

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  const search = new URL(request.url).searchParams
  const [list, summary] = await Promise.all([
    read<WireList<WireEnquiry>>(request, `/Enquiry?${apiSearch(search)}`),
    read<EnquirySummary>(request, '/Enquiry/summary'),
  ])
  if (list.problem) console.error(list.problem)
  return {
    items: list.data?.$values,
    total: Number(list.headers?.get('X-Total-Count') ?? 0),
    page: Number(search.get('page')) || 1,
    summary: summary.data,
  }
}

/** Without a status those are listed that somebody still has to do something about. */
function apiSearch(search: URLSearchParams): URLSearchParams {
  const asked = new URLSearchParams(search)
  const status = asked.get('status') ?? 'open'
  if (status === allStatuses || asked.get('suspected') === 'yes') asked.delete('status')
  else asked.set('status', status)
  asked.set('pageSize', String(enquiryPageSize))
  return asked
}

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const { items, total, page, summary } = loaderData
  const { revalidate } = useRevalidator()
  const retry = (
    <Button size="small" onClick={() => revalidate()}>
      Retry
    </Button>
  )
  return (
    <ScreenFrame title="Enquiries">
      <EnquiryTools summary={summary} />
      {!items && (
        <Notice tone="failure" more={retry}>
          The enquiries could not be loaded. Please try again.
        </Notice>
      )}
      <div className="overflow-hidden rounded-2xl border border-line bg-surface">
        {items && items.length > 0 ? (
          <>
            <EnquiryRows items={items} />
            <PageTurner page={page} pageSize={enquiryPageSize} total={total} />
          </>
        ) : (
          <p className="p-8 text-center">
            <span className="block font-semibold">No data available</span>
            <span className="text-ink-muted">Nothing here waits for you.</span>
          </p>
        )}
      </div>
    </ScreenFrame>
  )
}
