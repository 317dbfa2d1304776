import type { KindName } from '#catalogue/kinds.ts'
import type { Domain } from '#server/domain.ts'
import { jsonLd, type Thing } from '../head/json-ld.ts'
import { ratingOf, reviewsOf } from '../home/reviews/read-reviews.ts'
import type { Review } from '../home/reviews/review.ts'

interface Reviewed {
  kind: KindName
  id: number
  title: string
  path: string
}

export interface LoadedReviews {
  reviews: Review[]
  /** Structured data of guests' reviews: the content of a script element. */
  data: string
}

/** The reviews of a listing. Structured data excludes samples and those entered by staff. */
export async function loadReviews(
  { texts, reviews: trips }: Pick<Domain, 'texts' | 'reviews'>,
  listing: Reviewed,
  publicUrl: string,
): Promise<LoadedReviews> {
  const reviews = await reviewsOf(texts, listing.id, await trips.published())
  const things = dataOf(reviews, listing, publicUrl)
  return { reviews, data: things.length > 0 ? `[${things.map(jsonLd).join()}]` : '' }
}

/** The page's name of the listing. */
const types: Partial<Record<KindName, 'Hotel' | 'TouristTrip'>> = {
  Hotel: 'Hotel',
  TravelPackage: 'TouristTrip',
  Adventure: 'TouristTrip',
}

function dataOf(reviews: Review[], { kind, title, path }: Reviewed, publicUrl: string): Thing[] {
  const real = reviews.filter(({ isTrip }) => isTrip)
  if (real.length === 0) return []
  const about = { '@type': types[kind] ?? 'Product', name: title, url: publicUrl + path } as const
  const { average, count } = ratingOf(real.map(({ rating }) => rating))
  return [
    {
      '@type': 'AggregateRating',
      itemReviewed: about,
      ratingValue: average,
      reviewCount: count,
      bestRating: 5,
    },
    ...real.map(
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
