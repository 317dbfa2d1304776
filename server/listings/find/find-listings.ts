import { type SelectQueryBuilder, sql } from 'kysely'
import type { KindName, Listing } from '#catalogue/kinds.ts'
import {
  defaultPageSize,
  type ListingQuery,
  searchWords,
  wholeList,
} from '#catalogue/listing-query.ts'
import { tagAnswer } from '../../db/cache-tags.ts'
import type { Database } from '../../db/database.ts'
import type { Queries, Tables } from '../../db/tables.ts'
import type { UntilChange } from '../../db/until-change.ts'
import { withoutImages } from '../without-images.ts'
import { type ListingRow, listingColumns, toListing } from './rows.ts'

/** Staff also see drafts; a visitor never does. */
export interface Visibility {
  drafts: boolean
}

export const staff: Visibility = { drafts: true }

export interface FoundListings<K extends KindName> {
  items: Listing<K>[]
  /** How many listings the query finds in all. */
  total: number
  page: number
  pageSize: number
}

export interface Source extends Pick<Database, 'db' | 'matches'> {
  /** Without it every page is counted anew. */
  totals?: UntilChange<number>
}

/** One page of a kind's listings; without a page and its size the whole list, up to 1,000. */
export async function findListings<K extends KindName>(
  { db, matches, totals = countAnew }: Source,
  kind: K,
  query: ListingQuery,
  visibility: Visibility,
): Promise<FoundListings<K>> {
  tagAnswer(kind)
  const pageSize = query.pageSize ?? (query.page ? defaultPageSize : wholeList)
  const page = query.page ?? 1
  const found = narrow(selectListings(db, kind, visibility), query, matches)
  const { sort, page: _page, pageSize: _pageSize, ...narrowing } = query
  const total = await totals(JSON.stringify([kind, visibility, narrowing]), () => count(found))
  // Sorting and skipping bare ids spares the database the texts of the others.
  const rows = await inOrder(found.select('listings.id'), query, total)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const ids = rows.map(({ id }) => id)
  return { items: await readListings(db, kind, ids), total, page, pageSize }
}

const countAnew: UntilChange<number> = (_key, count) => count()

async function count<Row>(found: Found<Row>): Promise<number> {
  const { total } = await found.select((e) => e.fn.countAll().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

/** The listings with these ids, in their order. */
export async function readListings<K extends KindName>(db: Queries, kind: K, ids: number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('listings')
    .select(listingColumns)
    .where('id', 'in', ids)
    .execute()
  const places = new Map(ids.map((id, place) => [id, place]))
  const place = ({ id }: ListingRow) => places.get(id) ?? 0
  return assemble(
    db,
    kind,
    rows.sort((a, b) => place(a) - place(b)),
  )
}

/** The listing, or undefined when there is none of this kind that the reader may see. */
export async function findListing<K extends KindName>(
  db: Queries,
  kind: K,
  id: number,
  visibility: Visibility,
): Promise<Listing<K> | undefined> {
  tagAnswer(`listing ${id}`)
  const rows = await selectListings(db, kind, visibility)
    .where('id', '=', id)
    .select(listingColumns)
    .execute()
  const [listing] = await assemble(db, kind, rows)
  return listing
}

function selectListings(db: Queries, kind: KindName, { drafts }: Visibility) {
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
  // Signs alone, such as % or 💥, are in no listing.
  else if (query.q) found = found.where(sql<boolean>`1 = 0`)
  if (query.category !== undefined) found = found.where('categoryId', '=', query.category)
  const isPriced = query.minPrice !== undefined || query.maxPrice !== undefined
  if (isPriced) found = found.where('price', '>', 0)
  if (query.minPrice !== undefined) found = found.where('price', '>=', query.minPrice)
  if (query.maxPrice !== undefined) found = found.where('price', '<=', query.maxPrice)
  if (query.images) found = found.where(withoutImages)
  if (query.status) found = found.where('status', '=', query.status)
  return found
}

function inOrder<Row>(
  found: Found<Row>,
  { sort, q = '' }: ListingQuery,
  total: number,
): Found<Row> {
  if (sort === 'newest') return found.orderBy('listings.id', 'desc')
  if (!sort) return byTitle(found, searchWords(q), total).orderBy('position').orderBy('listings.id')
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  // What has no price stands last in both directions.
  const ranked = sort === 'price' ? found.orderBy(sql`(listings.price = 0)`) : found
  const key = sort.endsWith('price') ? 'listings.price' : 'listings.titleKey'
  return ranked.orderBy(key, direction).orderBy('listings.id', direction)
}

/** Sorting more than these by how well they fit takes longer than it helps. */
const maxRanked = 10_000

/** First those that carry every word in the title. */
function byTitle<Row>(found: Found<Row>, words: string[], total: number): Found<Row> {
  if (words.length === 0 || total > maxRanked) return found
  const matched = words.map((word) => sql`listings.title_key like ${`%${word}%`}`)
  return found.orderBy(sql`case when ${sql.join(matched, sql` and `)} then 0 else 1 end`)
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
