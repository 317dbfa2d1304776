import type { TextValue } from '#catalogue/texts/texts.ts'
import { testimonials } from '../testimonials.ts'

/** Which of the demo's listings some of the bundled reviews are about, by the names of their writers. */
export const reviewedListings: Record<string, string> = {
  'Shalini Iyer': 'Sunrise yoga by Nigeen',
  'Samuel and Achieng Odhiambo': 'Honeymoon on Nigeen and in Gulmarg',
  'Sophie Lambert': 'Tarsar Marsar, five days on foot',
  'Daniel Fernandes': 'Rafting on the Lidder',
}

/** The bundled reviews, some of them about listings whose ids are asked for by their titles. */
export function demoReviews(idOf: (title: string) => number | undefined) {
  const { reviews } = testimonials
  const items = reviews.items.map((item) => {
    const id = idOf(reviewedListings[item.name] ?? '')
    return { ...item, listing: id === undefined ? [] : [id] }
  })
  return { reviews: { ...reviews, items } } satisfies TextValue<'testimonials'>
}
