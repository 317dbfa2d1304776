import { domainContext } from '../../../domain.ts'
import type { Route } from './+types/reviews-file.ts'
import { shownReviews } from './read-reviews.ts'

/** All reviews for the browser that turns their pages. */
export async function loader({ context }: Route.LoaderArgs) {
  const { reviews } = await shownReviews(context.get(domainContext).texts)
  return Response.json(reviews)
}
