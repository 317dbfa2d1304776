import type { Selectable } from 'kysely'
import type { ReviewState } from '#catalogue/reviews/review.ts'
import type { Refusal } from '#catalogue/reviews/review-words.ts'
import type { Queries, Tables } from '../db/tables.ts'
import { picturesOf, type StoredPicture } from './pictures.ts'

export type ReviewRow = Selectable<Tables['reviews']>

/** A review for staff. */
export interface StoredReview {
  id: number
  /** Null if it is imported without its quote. */
  quoteId: number | null
  /** Of the quote. */
  reference: string
  guestName: string
  state: ReviewState
  /** The listings on whose pages it is shown. */
  listingIds: number[]
  stars: number | null
  words: string
  name: string
  homeTown: string
  refusal: Refusal | null
  answer: string
  pictures: StoredPicture[]
  toldAt: string | null
  receivedAt: string | null
  decidedAt: string | null
  updatedAt: string
}

/** A published review. */
export interface PublishedReview {
  stars: number
  words: string
  name: string
  homeTown: string
  answer: string
  receivedAt: string
  listingIds: number[]
  pictures: StoredPicture[]
}

const toListingIds = (text: string): number[] => JSON.parse(text)

/** Reviews with the guest's data from the quote. */
export const selectReviews = (db: Queries) =>
  db
    .selectFrom('reviews')
    .leftJoin('quotes', 'quotes.id', 'reviews.quoteId')
    .leftJoin('quoteVersions', (join) =>
      join
        .onRef('quoteVersions.quoteId', '=', 'reviews.quoteId')
        .on('quoteVersions.state', '=', 'accepted'),
    )
    .select(['reviews.id', 'reviews.quoteId', 'reviews.state'])
    .select((e) => [
      e.fn.coalesce('quotes.reference', 'reviews.reference').as('reference'),
      e.fn.coalesce('guestName', 'name').as('guestName'),
    ])
    .select(['listingIds', 'stars', 'words', 'name', 'homeTown', 'refusal', 'answer'])
    .select(['toldAt', 'receivedAt', 'reviews.decidedAt', 'reviews.updatedAt'])

type Selected = Awaited<ReturnType<ReturnType<typeof selectReviews>['execute']>>[number]

/** With listings and pictures. */
export async function toReviews(db: Queries, rows: Selected[]): Promise<StoredReview[]> {
  const pictures = await picturesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ listingIds, ...row }) => ({
    ...{ ...row, listingIds: toListingIds(listingIds), pictures: pictures(row.id) },
  }))
}

export async function publishedReviews(db: Queries): Promise<PublishedReview[]> {
  const rows = await db
    .selectFrom('reviews')
    .select(['id', 'stars', 'words', 'name', 'homeTown', 'answer', 'receivedAt', 'listingIds'])
    .where('state', '=', 'published')
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const pictures = await picturesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, stars, receivedAt, listingIds, ...row }) => ({
    ...row,
    pictures: pictures(id),
    stars: stars ?? 0,
    receivedAt: receivedAt ?? '',
    listingIds: toListingIds(listingIds),
  }))
}
