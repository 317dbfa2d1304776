import { type SelectQueryBuilder, sql } from 'kysely'
import type { KindName, Listing } from '#catalogue/kinds.ts'
import {
  defaultPageSize,
  type ListingQuery,
  searchWords,
  wholeList,
} from '#catalogue/listing-query.ts'
import type { Database } from '../db/open.ts'
import type { Queries, Tables } from '../db/tables.ts'
import { type ListingRow, toListing } from './rows.ts'

/** Staff also see drafts; a visitor never does. */
export interface Sight {
  drafts: boolean
}

export interface ListingPage<K extends KindName> {
  items: Listing<K>[]
  /** How many listings the query finds in all. */
  total: number
  page: number
  pageSize: number
}

/** One page of a kind's listings; without a page and its size the whole list, up to 1,000. */
export async function findListings<K extends KindName>(
  { db, matches }: Pick<Database, 'db' | 'matches'>,
  kind: K,
  query: ListingQuery,
  sight: Sight,
): Promise<ListingPage<K>> {
  const pageSize = query.pageSize ?? (query.page ? defaultPageSize : wholeList)
  const page = query.page ?? 1
  const found = narrow(selectListings(db, kind, sight), query, matches)
  const rows = await inOrder(found.selectAll('listings'), query)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const counted = await found.select((e) => e.fn.countAll().as('total')).executeTakeFirstOrThrow()
  return { items: await assemble(db, kind, rows), total: Number(counted.total), page, pageSize }
}

/** The listing, or undefined when there is none of this kind that the reader may see. */
export async function findListing<K extends KindName>(
  db: Queries,
  kind: K,
  id: number,
  sight: Sight,
): Promise<Listing<K> | undefined> {
  const rows = await selectListings(db, kind, sight).where('id', '=', id).selectAll().execute()
  const [listing] = await assemble(db, kind, rows)
  return listing
}

function selectListings(db: Queries, kind: KindName, { drafts }: Sight) {
  const query = db.selectFrom('listings').where('kind', '=', kind).where('deletedAt', 'is', null)
  return drafts ? query : query.where('status', '=', 'published')
}

type Found<Row> = SelectQueryBuilder<Tables, 'listings', Row>

function narrow<Row>(
  all: Found<Row>,
  query: ListingQuery,
  matches: Database['matches'],
): Found<Row> {
  const words = searchWords(query.q ?? '')
  let found = all
  if (words.length > 0) found = found.where(matches(words))
  if (query.category !== undefined) found = found.where('categoryId', '=', query.category)
  if (query.minPrice !== undefined) found = found.where('price', '>=', query.minPrice)
  if (query.maxPrice !== undefined) found = found.where('price', '<=', query.maxPrice)
  if (query.status) found = found.where('status', '=', query.status)
  return found
}

function inOrder<Row>(found: Found<Row>, { sort, q = '' }: ListingQuery): Found<Row> {
  if (sort === 'newest') return found.orderBy('id', 'desc')
  if (!sort) return byTitle(found, searchWords(q)).orderBy('position').orderBy('id')
  const column = sort.endsWith('price') ? 'price' : 'title'
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  return found.orderBy(column, direction).orderBy('id', direction)
}

/** First those that carry every word in the title. */
function byTitle<Row>(found: Found<Row>, words: string[]): Found<Row> {
  if (words.length === 0) return found
  const held = words.map((word) => sql`lower(listings.title) like ${`%${word}%`}`)
  return found.orderBy(sql`case when ${sql.join(held, sql` and `)} then 0 else 1 end`)
}

async function assemble<K extends KindName>(
  db: Queries,
  kind: K,
  rows: ListingRow[],
): Promise<Listing<K>[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const [parts, images] = await Promise.all([
    db
      .selectFrom('parts')
      .selectAll()
      .where('listingId', 'in', ids)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('images')
      .selectAll()
      .where('listingId', 'in', ids)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  ])
  const partsOf = Map.groupBy(parts, (part) => part.listingId)
  const imagesOf = Map.groupBy(images, (image) => image.listingId)
  return rows.map((row) => toListing(kind, row, partsOf.get(row.id), imagesOf.get(row.id)))
}
