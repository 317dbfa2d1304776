import type { Generated } from 'kysely'
import type { ImageFolder } from '#catalogue/pictures/image.ts'
import type { QuoteState } from '#catalogue/quotes/states.ts'
import type { Instant } from './account-tables.ts'

export interface QuoteTables {
  quotes: {
    id: Generated<number>
    /** The reference for guests and staff: 'Q-7F3K2M'. */
    reference: string
    enquiryId: number | null
    listingId: number | null
    /** The author; the name remains when the account is removed. */
    userId: number | null
    author: string
    createdAt: Instant
    updatedAt: Instant
  }
  /** Once sent, only its state changes. */
  quoteVersions: {
    id: Generated<number>
    quoteId: number
    /** From 1. */
    number: number
    state: QuoteState
    /** Increases with each save of a draft. */
    revision: Generated<number>
    /** JSON, as in `catalogue/quotes/version.ts`. */
    document: string
    /** Copied from the document, for lists and searches. */
    guestName: string
    phoneKey: string
    arrival: string
    validUntil: string
    /** Of the first option, without extras; for an accepted version, of the accepted choice. */
    total: number
    cost: number
    /** The total minus tax and cost. */
    margin: number
    /** The link is derived from it with a key that is not in the database. */
    nonce: string | null
    /** SHA-256 of the link's token, hexadecimal. */
    tokenHash: string | null
    withdrawnAt: Instant | null
    sentAt: Instant | null
    viewedAt: Instant | null
    decidedAt: Instant | null
    /** JSON: the guest's choice, or reason for declining. */
    decision: string | null
    createdAt: Instant
    updatedAt: Instant
  }
  /** The pictures of sent versions, which their listings may have lost since. */
  quotePictures: {
    id: Generated<number>
    versionId: number
    folder: ImageFolder
    name: string
    width: number
    height: number
    blur: string
    alt: string
  }
  /** The steps of a quote: who did what, and when. */
  quoteSteps: {
    id: Generated<number>
    quoteId: number
    number: number
    at: Instant
    userId: number | null
    author: string
    step: string
    text: string
  }
}
