import type { Generated } from 'kysely'
import type { QuoteState } from '#catalogue/quotes/states.ts'
import type { Instant } from './account-tables.ts'

export interface QuoteTables {
  quotes: {
    id: Generated<number>
    /** What guest and staff call it: 'Q-7F3K2M'. */
    reference: string
    enquiryId: number | null
    listingId: number | null
    /** Who wrote it; the name stays when the account goes. */
    userId: number | null
    author: string
    createdAt: Instant
    updatedAt: Instant
  }
  /** A sent one never changes but for its state. */
  quoteVersions: {
    id: Generated<number>
    quoteId: number
    /** 1 and up. */
    number: number
    state: QuoteState
    /** Grows with each save of a draft. */
    revision: Generated<number>
    /** JSON, as `catalogue/quotes/version.ts` has it. */
    document: string
    /** Of the document, for lists and searches. */
    guestName: string
    phoneKey: string
    arrival: string
    validUntil: string
    /** Of the first option, without extras; of an accepted one what was accepted. */
    total: number
    cost: number
    /** The total without tax and cost. */
    margin: number
    /** What the link is made of, with a key that is not in the database. */
    nonce: string | null
    /** SHA-256 of the link's token, hexadecimal. */
    tokenHash: string | null
    withdrawnAt: Instant | null
    sentAt: Instant | null
    viewedAt: Instant | null
    decidedAt: Instant | null
    /** JSON: what the guest chose, or why not. */
    decision: string | null
    createdAt: Instant
    updatedAt: Instant
  }
  /** Who did what with a quote, and when. */
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
