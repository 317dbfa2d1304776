import type { KindName } from '#catalogue/kinds.ts'
import type { Domain } from '#server/domain.ts'
import { jsonLd, type Thing } from '../head/json-ld.ts'
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

export interface LoadedReviews {
  /** Those of the page, the newest first. */
  reviews: Review[]
  page: number
  pages: number
  /** The listing's. */
  path: string
  /** The rating by guests of trips; blank without any. */
  figures: string
  /** Structured data of guests' reviews: the content of a script element. */
  data: string
}

/** The reviews of a listing. Structured data excludes samples and those entered by staff. */
export async function loadReviews(
  { texts, reviews: trips }: Pick<Domain, 'texts' | 'reviews'>,
  listing: Reviewed,
  { publicUrl, asked }: { publicUrl: string; asked: number },
): Promise<LoadedReviews> {
  const all = await reviewsOf(texts, listing.id, await trips.published())
  const pages = Math.max(1, Math.ceil(all.length / pageSize))
  const page = Math.min(Math.max(Math.trunc(asked) || 1, 1), pages)
  const reviews = all.slice((page - 1) * pageSize, page * pageSize)
  const things = dataOf({ all, shown: reviews }, listing, publicUrl)
  const data = things.length > 0 ? `[${things.map(jsonLd).join()}]` : ''
  const figures = things.length > 0 ? ratingText(ratingOf(starsOfTrips(all))) : ''
  return { reviews, page, pages, path: listing.path, figures, data }
}

const starsOfTrips = (all: Review[]) =>
  all.filter(({ isTrip }) => isTrip).map(({ rating }) => rating)

/** The page's name of the listing. */
const types: Partial<Record<KindName, 'Hotel' | 'TouristTrip'>> = {
  Hotel: 'Hotel',
  TravelPackage: 'TouristTrip',
  Adventure: 'TouristTrip',
}

interface Split {
  all: Review[]
  shown: Review[]
}

/** The rating of all, and the texts of those on the page. */
function dataOf(
  { all, shown }: Split,
  { kind, title, path }: Reviewed,
  publicUrl: string,
): Thing[] {
  const stars = starsOfTrips(all)
  if (stars.length === 0) return []
  const about = { '@type': types[kind] ?? 'Product', name: title, url: publicUrl + path } as const
  const { average, count } = ratingOf(stars)
  return [
    {
      '@type': 'AggregateRating',
      itemReviewed: about,
      ratingValue: average,
      reviewCount: count,
      bestRating: 5,
    },
    ...shown
      .filter(({ isTrip }) => isTrip)
      .map(
        ({ name, review, rating }): Thing => ({
          '@type': 'Review',
          itemReviewed: about,
          author: { '@type': 'Person', name },
          reviewBody: review,
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
        }),
      ),
  ]
}
