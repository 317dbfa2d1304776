import { reviewPageSize } from '#catalogue/reviews/review-words.ts'
import type { WireDueReview, WireReview } from '#server/api/reviews/review-routes.ts'
import type { WireList } from '#server/wire/schemas.ts'
import { read, readList } from '../api/guard.ts'
import { Failure } from '../shell/failure.tsx'
import { Panel, ScreenFrame } from '../shell/screen-frame.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { NoData } from '../ui/no-data.tsx'
import { Pagination } from '../ui/pagination.tsx'
import type { Route } from './+types/reviews'
import { GuestsToAsk } from './guests-to-ask.tsx'
import { ReviewRow } from './review-row.tsx'

export const ErrorBoundary = Failure

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [reviews, due] = await Promise.all([
    readList<WireReview>(
      request,
      '/reviews',
      new URLSearchParams({ pageSize: `${reviewPageSize}` }),
    ),
    read<WireList<WireDueReview>>(request, '/reviews/due'),
  ])
  return { ...reviews, due: due.data?.$values }
}

/** Guests' reviews, to be read before publication, and guests to ask. */
export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { items, due, total, page } = loaderData
  return (
    <ScreenFrame title="Reviews">
      <p className="max-w-prose text-ink-muted">
        Guests with accepted quotes write them through a link of their own. Five published ones
        replace the samples on the home page.
      </p>
      {due ? (
        due.length > 0 && (
          <Panel heading="Past trips: ask how it was">
            <GuestsToAsk due={due} />
          </Panel>
        )
      ) : (
        <LoadFailure>The past trips could not be loaded. Please try again.</LoadFailure>
      )}
      {!items && <LoadFailure>The reviews could not be loaded. Please try again.</LoadFailure>}
      {items && (
        <div className="overflow-hidden rounded-2xl border border-line bg-surface">
          {items.length === 0 ? (
            <NoData>No guest has been asked for a review yet.</NoData>
          ) : (
            <>
              <ul>
                {items.map((review) => (
                  <ReviewRow key={review.id} review={review} />
                ))}
              </ul>
              <Pagination page={page} pageSize={reviewPageSize} total={total} />
            </>
          )}
        </div>
      )}
    </ScreenFrame>
  )
}
