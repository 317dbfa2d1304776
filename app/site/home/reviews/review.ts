import type { TextValue } from '#catalogue/texts/texts.ts'
import type { ReviewPicture } from '#server/reviews/pictures.ts'

export type StoredReview = TextValue<'testimonials'>['reviews']['items'][number]

/** A review as pages show it. */
export type Review = Omit<StoredReview, 'listing'> & {
  /** One of the bundled ones, among those of real clients. */
  isSample?: boolean
  /** By a guest of a trip that we made. */
  isTrip?: boolean
  /** The agency's, to such a one. */
  answer?: string
  /** What the guest shows of the trip. */
  pictures?: ReviewPicture[]
}
