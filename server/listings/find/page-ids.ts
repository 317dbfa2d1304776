import { type Expression, type RawBuilder, sql } from 'kysely'
import type { ListingQuery, Sort } from '#catalogue/listings/listing-query.ts'
import type { Database } from '../../db/database.ts'
import { isAmong } from '../search/found-in-order.ts'
import { maxRanked } from '../search/search-order.ts'
import type { Narrowed } from './narrow.ts'

interface Slice {
  offset: number
  limit: number
  /** How many there are in all. */
  total: number
}

/** Skipping fewer rows has no noticeable cost. */
const farOffset = 1000

/**
 * The ids of a page. Only ids are sorted and skipped, so that the database need not read the other
 * rows' texts; a page in the second half is read from the end, using a total that may be a second
 * old.
 */
export async function pageIds<Row>(
  found: Narrowed<Row>,
  query: ListingQuery,
  { offset, limit, total }: Slice,
  inTitle?: ReturnType<Database['found']>,
): Promise<number[]> {
  const behind = total - offset - limit
  const isNearEnd = offset >= farOffset && behind < offset
  let sorted = found.select('listings.id')
  for (const [key, direction] of orderOf(query, total <= maxRanked ? inTitle : undefined)) {
    sorted = sorted.orderBy(key, isNearEnd === (direction === 'asc') ? 'desc' : 'asc')
  }
  const rows = await sorted
    .limit(isNearEnd ? Math.max(0, Math.min(limit, total - offset)) : limit)
    .offset(isNearEnd ? Math.max(0, behind) : offset)
    .execute()
  const ids = rows.map(({ id }) => id)
  return isNearEnd ? ids.reverse() : ids
}

type Order = [key: Expression<unknown>, direction: 'asc' | 'desc'][]

const column = (name: string): RawBuilder<unknown> => sql.ref(`listings.${name}`)

function orderOf({ sort }: ListingQuery, inTitle?: ReturnType<Database['found']>): Order {
  const id = column('id')
  const order: Order = [
    [column('position'), 'asc'],
    [id, 'asc'],
  ]
  if (sort === 'newest') return [[id, 'desc']]
  if (sort === 'category') return [[column('categoryId'), 'asc'], ...order]
  if (sort) return sortedBy(sort)
  const titleFirst = inTitle && sql`case when ${isAmong(inTitle)} then 0 else 1 end`
  return titleFirst ? [[titleFirst, 'asc'], ...order] : order
}

function sortedBy(sort: Exclude<Sort, 'newest' | 'category'>): Order {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const key = column(sort.endsWith('price') ? 'price' : 'titleKey')
  const order: Order = [
    [key, direction],
    [column('id'), direction],
  ]
  // Listings without a price come last in both directions.
  return sort === 'price' ? [[sql`(listings.price = 0)`, 'asc'], ...order] : order
}
