import type { TextValue } from '#catalogue/texts/texts.ts'
import type { ReviewPicture } from '#server/reviews/pictures.ts'

export type Testimonial = TextValue<'testimonials'>['reviews']['items'][number]

/** A review as shown on pages. */
export type Review = Omit<Testimonial, 'listing'> & {
  /** Whether it is a bundled sample among real ones. */
  isSample?: boolean
  /** Whether it is from a guest of the agency. */
  isTrip?: boolean
  /** The agency's reply. */
  answer?: string
  /** The guest's pictures. */
  pictures?: ReviewPicture[]
}
