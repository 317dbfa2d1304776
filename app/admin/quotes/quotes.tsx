import { useSearchParams } from 'react-router'
import { quotePageSize } from '#catalogue/quotes/quote-query.ts'
import type { WireListedQuote } from '#server/api/quotes/quote-answer.ts'
import { readList } from '../api/guard.ts'
import { useComingSearch } from '../search/use-coming-search.ts'
import { Failure } from '../shell/failure.tsx'
import { ScreenFrame } from '../shell/screen-frame.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { NoData } from '../ui/no-data.tsx'
import { Pagination } from '../ui/pagination.tsx'
import type { Route } from './+types/quotes'
import { QuoteRows } from './quote-rows.tsx'
import { apiSearch, QuoteTools } from './quote-tools.tsx'

export const ErrorBoundary = Failure

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  readList<WireListedQuote>(request, '/quotes', apiSearch(new URL(request.url).searchParams))

/** The list of quotes. */
export default function Quotes({ loaderData: { items, total, page } }: Route.ComponentProps) {
  const isComing = useComingSearch() !== undefined
  return (
    <ScreenFrame title="Quotes">
      <QuoteTools />
      {!items && <LoadFailure>The quotes could not be loaded. Please try again.</LoadFailure>}
      <div
        aria-busy={isComing}
        className="overflow-hidden rounded-2xl border border-line bg-surface"
      >
        {items && items.length > 0 ? (
          <>
            <QuoteRows items={items} />
            <Pagination page={page} pageSize={quotePageSize} total={total} />
          </>
        ) : (
          <Nothing isRead={items !== undefined} />
        )}
      </div>
    </ScreenFrame>
  )
}

function Nothing({ isRead }: { isRead: boolean }) {
  const [search] = useSearchParams()
  const isNarrowed = search.has('q') || search.has('state')
  return (
    <NoData>
      {isRead &&
        (isNarrowed
          ? 'No quotes match.'
          : 'Open an enquiry and choose “Write a quote”, or start an empty one above.')}
    </NoData>
  )
}
