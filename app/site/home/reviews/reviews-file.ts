import { domainContext } from '../../../domain.ts'
import { fileOf } from '../paging.ts'
import type { Route } from './+types/reviews-file.ts'
import { shownReviews } from './read-reviews.ts'

/** A part of the reviews, ten pages long, for paging in the browser. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { texts, reviews: trips } = context.get(domainContext)
  const { reviews } = await shownReviews(texts, await trips.published())
  return Response.json(fileOf(reviews, Number(url.searchParams.get('page') ?? 1)))
}
