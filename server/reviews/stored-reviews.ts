import type { Selectable } from 'kysely'
import type { ReviewState } from '#catalogue/reviews/review.ts'
import type { Refusal } from '#catalogue/reviews/review-words.ts'
import type { Queries, Tables } from '../db/tables.ts'

export type ReviewRow = Selectable<Tables['reviews']>

/** A review as staff read it. */
export interface StoredReview {
  id: number
  quoteId: number
  /** Of the quote. */
  reference: string
  guestName: string
  state: ReviewState
  /** Where it stands. */
  listingIds: number[]
  stars: number | null
  words: string
  name: string
  homeTown: string
  refusal: Refusal | null
  answer: string
  toldAt: string | null
  receivedAt: string | null
  decidedAt: string | null
  updatedAt: string
}

/** One that visitors read. */
export interface PublishedReview {
  stars: number
  words: string
  name: string
  homeTown: string
  answer: string
  receivedAt: string
  listingIds: number[]
}

export const toListingIds = (text: string): number[] => JSON.parse(text)

/** Reviews with what the quote says of their guest. */
export const selectReviews = (db: Queries) =>
  db
    .selectFrom('reviews')
    .innerJoin('quotes', 'quotes.id', 'reviews.quoteId')
    .innerJoin('quoteVersions', (join) =>
      join
        .onRef('quoteVersions.quoteId', '=', 'reviews.quoteId')
        .on('quoteVersions.state', '=', 'accepted'),
    )
    .select(['reviews.id', 'reviews.quoteId', 'reference', 'guestName', 'reviews.state'])
    .select(['listingIds', 'stars', 'words', 'name', 'homeTown', 'refusal', 'answer'])
    .select(['toldAt', 'receivedAt', 'reviews.decidedAt', 'reviews.updatedAt'])

type Selected = Awaited<ReturnType<ReturnType<typeof selectReviews>['execute']>>[number]

export const toReview = ({ listingIds, ...row }: Selected): StoredReview => ({
  ...row,
  listingIds: toListingIds(listingIds),
})

export async function publishedReviews(db: Queries): Promise<PublishedReview[]> {
  const rows = await db
    .selectFrom('reviews')
    .select(['stars', 'words', 'name', 'homeTown', 'answer', 'receivedAt', 'listingIds'])
    .where('state', '=', 'published')
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ stars, receivedAt, listingIds, ...row }) => ({
    ...row,
    stars: stars ?? 0,
    receivedAt: receivedAt ?? '',
    listingIds: toListingIds(listingIds),
  }))
}
