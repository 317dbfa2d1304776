import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { type Status, statuses } from '#catalogue/kind.ts'
import type { KindName } from '#catalogue/kinds.ts'
import { type ListingQuery, searchWords } from '#catalogue/listings/listing-query.ts'
import type { Database } from '../../db/database.ts'
import type { Search } from '../../db/search-index.ts'
import type { Queries, Tables } from '../../db/tables.ts'
import { isAmong } from '../search/found-in-order.ts'
import { searchFor } from '../search/search-terms.ts'
import { withoutImages } from '../without-images.ts'

/** Staff also see drafts, visitors don't. */
export interface Visibility {
  drafts: boolean
}

export type Narrowed<Row> = SelectQueryBuilder<Tables, 'listings', Row>

export function selectListings(db: Queries, kind: KindName, { drafts }: Visibility) {
  const query = db.selectFrom('listings').where('kind', '=', kind).where('deletedAt', 'is', null)
  return drafts ? query : query.where('status', '=', 'published')
}

/** The search for the query's words; undefined if it has none. */
export function searchOf(
  kind: KindName,
  { q = '', status }: ListingQuery,
  { drafts }: Visibility,
): Search | undefined {
  const words = searchWords(q)
  if (words.length === 0) return undefined
  const visible: readonly Status[] = drafts ? statuses : ['published']
  const asked = visible.filter((each) => !status || each === status)
  return asked.length > 0 ? searchFor(kind, asked, words) : undefined
}

/** Whether the query has only words and a page, so that the search index alone can answer. */
export function isPlainSearch(query: ListingQuery): boolean {
  const { category, destination, minPrice, maxPrice, images, sort } = query
  return [category, destination, minPrice, maxPrice, images, sort].every(
    (value) => value === undefined,
  )
}

export function narrow<Row>(
  all: Narrowed<Row>,
  query: ListingQuery,
  search: ReturnType<Database['found']> | undefined,
): Narrowed<Row> {
  let found = all
  if (search) found = found.where(isAmong(search))
  // Symbols alone, such as % or 💥, match no listing.
  else if (query.q) found = found.where(sql<boolean>`1 = 0`)
  if (query.category !== undefined) found = found.where('categoryId', '=', query.category)
  if (query.destination !== undefined) found = found.where(names(query.destination))
  const isPriced = query.minPrice !== undefined || query.maxPrice !== undefined
  if (isPriced) found = found.where('price', '>', 0)
  if (query.minPrice !== undefined) found = found.where('price', '>=', query.minPrice)
  if (query.maxPrice !== undefined) found = found.where('price', '<=', query.maxPrice)
  if (query.images) found = found.where(withoutImages)
  if (query.status) found = found.where('status', '=', query.status)
  return found
}

/** Whether a listing refers to the destination. */
const names =
  (destination: number) =>
  ({ exists, selectFrom }: ExpressionBuilder<Tables, 'listings'>) =>
    exists(
      selectFrom('destinationListings')
        .select('listingId')
        .whereRef('listingId', '=', 'listings.id')
        .where('destinationId', '=', destination),
    )
