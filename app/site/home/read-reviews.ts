import { pageCount, pageOf } from './paging.ts'

/** A chunk of its own, which a browser fetches only when it is wanted. */
export const allReviews = () => import('#content/testimonials.ts')

/** The page of reviews that the address asks for; without scripts that is how to see more. */
export async function readReviews(search: URLSearchParams) {
  const { clientsServed, sampleNotice, testimonials } = await allReviews()
  const pages = pageCount(testimonials.length)
  const asked = Math.trunc(Number(search.get('reviews'))) || 1
  const page = Math.min(Math.max(asked, 1), pages)
  return { page, pages, shown: pageOf(testimonials, page), clientsServed, sampleNotice }
}
