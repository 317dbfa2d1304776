import { redirect } from 'react-router'
import { sampleNotice, testimonials as samples } from '#content/testimonials.ts'
import type { PublishedReview } from '#server/reviews/stored-reviews.ts'
import type { Texts } from '#server/texts/texts.ts'
import { pageCount, pageOf } from '../paging.ts'
import type { Review, Testimonial } from './review.ts'

/** From this many published reviews on, the home page shows them instead of the samples. */
const enoughReviews = 5

const sampleTexts = new Set(samples.reviews.items.map(({ review }) => review))

/** All reviews. Samples are marked: by a notice above if all are, else each. */
export async function shownReviews(texts: Pick<Texts, 'read'>, trips: PublishedReview[]) {
  const { reviews } = await texts.read('testimonials')
  if (trips.length < enoughReviews) return { ...reviews, ...markSamples(reviews.items) }
  const written = reviews.items.filter((item) => !isSample(item)).map(shownOf)
  return { ...reviews, reviews: [...trips.map(ofTrip), ...written], sampleNotice: '' }
}

/** A published review of a trip. */
const ofTrip = ({ words, name, homeTown, stars, answer, pictures }: PublishedReview): Review => ({
  ...{ review: words, name, location: homeTown, rating: stars, handled: null, joined: '' },
  isTrip: true,
  ...(answer && { answer }),
  ...(pictures.length > 0 && { pictures }),
})

const isSample = ({ review }: Testimonial) => sampleTexts.has(review)

/** Without the listing, which the page knows. */
const shownOf = ({ listing: _, ...review }: Testimonial): Review => review

const marked = (item: Testimonial): Review =>
  isSample(item) ? { ...shownOf(item), isSample: true } : shownOf(item)

export function markSamples(items: Testimonial[]): { reviews: Review[]; sampleNotice: string } {
  if (items.every(isSample)) return { reviews: items.map(shownOf), sampleNotice }
  return { reviews: items.map(marked), sampleNotice: '' }
}

/** Reviews of trips with the listing, and those naming it; samples are marked. */
export async function reviewsOf(
  texts: Pick<Texts, 'read'>,
  listingId: number,
  trips: PublishedReview[],
): Promise<Review[]> {
  const { reviews } = await texts.read('testimonials')
  return [
    ...trips.filter(({ listingIds }) => listingIds.includes(listingId)).map(ofTrip),
    ...reviews.items.filter(({ listing }) => listing.includes(listingId)).map(marked),
  ]
}

interface Rating {
  count: number
  /** With one decimal. */
  average: number
}

/** Their number and average rating. */
export function ratingOf(stars: number[]): Rating {
  const sum = stars.reduce((sum, each) => sum + each, 0)
  return { count: stars.length, average: Math.round((10 * sum) / stars.length) / 10 }
}

export const ratingText = ({ count, average }: Rating) =>
  `${count} ${count === 1 ? 'review of a trip' : 'reviews of trips'} made with us, ${average} of 5 stars`

/** The agency's figures, in one line. */
export const figuresText = (figures: string[]) => figures.join(' · ')

/** The page number in the URL, which works without scripts. */
export async function readReviews(
  texts: Pick<Texts, 'read'>,
  search: URLSearchParams,
  trips: PublishedReview[] = [],
) {
  const { reviews, clientsServed, sampleNotice } = await shownReviews(texts, trips)
  const rating =
    trips.length < enoughReviews ? undefined : ratingOf(trips.map(({ stars }) => stars))
  const pages = pageCount(reviews.length)
  const asked = Math.trunc(Number(search.get('reviews'))) || 1
  const page = Math.min(Math.max(asked, 1), pages)
  return {
    page,
    pages,
    shown: pageOf(reviews, page),
    figures: figuresText([...(rating ? [ratingText(rating)] : []), ...clientsServed]),
    ...(rating && { rating }),
    sampleNotice,
  }
}

/** Throws a redirect from a page beyond the last one: each number would be another page to cache. */
export function leadToLastReviews(
  { searchParams }: URL,
  { path, pages }: { path: string; pages: number },
) {
  if (!(Number(searchParams.get('reviews')) > pages)) return
  const search = new URLSearchParams(searchParams)
  if (pages > 1) search.set('reviews', `${pages}`)
  else search.delete('reviews')
  throw redirect(search.size > 0 ? `${path}?${search}` : path)
}
