import { sampleNotice, testimonials as samples } from '#content/testimonials.ts'
import type { Texts } from '#server/texts/texts.ts'
import { pageCount, pageOf } from '../paging.ts'
import type { Review } from './review.ts'

const sampleTexts = new Set(samples.reviews.items.map(({ review }) => review))

/** All reviews. Samples are said to be samples: by a notice above when all are, else on each. */
export async function shownReviews(texts: Pick<Texts, 'read'>) {
  const { reviews } = await texts.read('testimonials')
  return { ...reviews, ...markSamples(reviews.items) }
}

export function markSamples(items: Review[]): { reviews: Review[]; sampleNotice: string } {
  const isSample = ({ review }: Review) => sampleTexts.has(review)
  if (items.every(isSample)) return { reviews: items, sampleNotice }
  const reviews = items.map((item) => (isSample(item) ? { ...item, isSample: true } : item))
  return { reviews, sampleNotice: '' }
}

/** The page of reviews that the address asks for; without scripts that is how to see more. */
export async function readReviews(texts: Pick<Texts, 'read'>, search: URLSearchParams) {
  const { reviews, clientsServed, sampleNotice } = await shownReviews(texts)
  const pages = pageCount(reviews.length)
  const asked = Math.trunc(Number(search.get('reviews'))) || 1
  const page = Math.min(Math.max(asked, 1), pages)
  return { page, pages, shown: pageOf(reviews, page), clientsServed, sampleNotice }
}
