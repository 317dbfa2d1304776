import type { Generated } from 'kysely'
import type { ReviewState } from '#catalogue/reviews/review.ts'
import type { Refusal } from '#catalogue/reviews/review-words.ts'
import type { Instant } from './account-tables.ts'

export interface ReviewTables {
  /** One per accepted quote whose guest was asked, and imported ones. */
  reviews: {
    id: Generated<number>
    quoteId: number | null
    /** The reference of the quote, if the quote itself is not here. */
    reference: Generated<string>
    state: ReviewState
    /** The link is derived from it with a key that is not in the database. */
    nonce: string
    /** SHA-256 of the link's token, hexadecimal. */
    tokenHash: string
    /** JSON: the listings whose pages show it. */
    listingIds: string
    stars: number | null
    words: Generated<string>
    name: Generated<string>
    homeTown: Generated<string>
    refusal: Refusal | null
    /** The reply of staff, shown below it. */
    answer: Generated<string>
    /** When the guest was last asked. */
    toldAt: Instant | null
    receivedAt: Instant | null
    decidedAt: Instant | null
    createdAt: Instant
    updatedAt: Instant
  }
  /** The guest's pictures of the trip. */
  reviewPictures: {
    id: Generated<number>
    reviewId: number
    name: string
    width: number
    height: number
    blur: string
    /** SHA-256 of its main file: a review shows the same picture only once. */
    hash: string
  }
}
