import { domainContext } from '../../../domain.ts'
import type { Route } from './+types/reviews-file.ts'
import { shownReviews } from './read-reviews.ts'

/** All reviews, for paging in the browser. */
export async function loader({ context }: Route.LoaderArgs) {
  const { texts, reviews: trips } = context.get(domainContext)
  const { reviews } = await shownReviews(texts, await trips.published())
  return Response.json(reviews)
}
