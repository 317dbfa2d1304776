import type { Generated } from 'kysely'
import type { ReviewState } from '#catalogue/reviews/review.ts'
import type { Refusal } from '#catalogue/reviews/review-words.ts'
import type { Instant } from './account-tables.ts'

export interface ReviewTables {
  /** One for each accepted quote whose guest was asked, and those that an import brought. */
  reviews: {
    id: Generated<number>
    quoteId: number | null
    /** Of the quote, where that is not here. */
    reference: Generated<string>
    state: ReviewState
    /** What the link is made of, with a key that is not in the database. */
    nonce: string
    /** SHA-256 of the link's token, hexadecimal. */
    tokenHash: string
    /** JSON: the listings on whose pages it stands. */
    listingIds: string
    stars: number | null
    words: Generated<string>
    name: Generated<string>
    homeTown: Generated<string>
    refusal: Refusal | null
    /** Staff's, below it. */
    answer: Generated<string>
    /** When the guest was asked last. */
    toldAt: Instant | null
    receivedAt: Instant | null
    decidedAt: Instant | null
    createdAt: Instant
    updatedAt: Instant
  }
  /** What a guest shows of the trip. */
  reviewPictures: {
    id: Generated<number>
    reviewId: number
    name: string
    width: number
    height: number
    blur: string
    /** SHA-256 of its main file: the same picture stands in a review once. */
    hash: string
  }
}
