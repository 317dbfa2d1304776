import type { AggregateRating, Review as SchemaReview } from 'schema-dts'
import type { KindName } from '#catalogue/kinds.ts'
import type { Domain } from '#server/domain.ts'
import { aggregateRating, guestReviews, jsonLd, type Thing } from '../head/json-ld.ts'
import { ratingOf, ratingText, reviewsOf } from '../home/reviews/read-reviews.ts'
import type { Review } from '../home/reviews/review.ts'

interface Reviewed {
  kind: KindName
  id: number
  title: string
  path: string
}

/** More would make the page of a popular listing slow to load. */
const pageSize = 10

/** The reviews of a listing. Structured data excludes samples and those entered by staff. */
export async function loadReviews(
  { texts, reviews: trips }: Pick<Domain, 'texts' | 'reviews'>,
  listing: Reviewed,
  { publicUrl, asked }: { publicUrl: string; asked: number },
) {
  const all = await reviewsOf(texts, listing.id, await trips.published())
  const pages = Math.max(1, Math.ceil(all.length / pageSize))
  const page = Math.min(Math.max(Math.trunc(asked) || 1, 1), pages)
  const reviews = all.slice((page - 1) * pageSize, page * pageSize)
  const things = dataOf({ all, shown: reviews }, listing, publicUrl)
  const data = things.length > 0 ? `[${things.map(jsonLd).join()}]` : ''
  const figures = things.length > 0 ? ratingText(ratingOf(starsOfTrips(all))) : ''
  return {
    ...{ reviews, page, pages, path: listing.path },
    /** The rating by guests of trips; blank without any. */
    figures,
    /** The content of a script element. */
    data,
  }
}

export type LoadedReviews = Awaited<ReturnType<typeof loadReviews>>

const starsOfTrips = (all: Review[]) =>
  all.filter(({ isTrip }) => isTrip).map(({ rating }) => rating)

/** The page's name of the listing. */
const types: Partial<Record<KindName, 'Hotel' | 'TouristTrip'>> = {
  Hotel: 'Hotel',
  TravelPackage: 'TouristTrip',
  Adventure: 'TouristTrip',
}

/** The rating of all, and the texts of those on the page. */
function dataOf(
  { all, shown }: Record<'all' | 'shown', Review[]>,
  { kind, title, path }: Reviewed,
  publicUrl: string,
): Thing[] {
  const stars = starsOfTrips(all)
  if (stars.length === 0) return []
  const type = types[kind] ?? 'Product'
  const itemReviewed = { '@type': type, name: title, url: publicUrl + path } as const
  return [
    { ...aggregateRating(ratingOf(stars)), itemReviewed } satisfies AggregateRating,
    ...guestReviews(shown).map((each) => ({ ...each, itemReviewed }) satisfies SchemaReview),
  ]
}
