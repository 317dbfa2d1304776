import { sql } from 'kysely'
import type { KindName, Listing } from '#catalogue/kinds.ts'
import { defaultPageSize, type ListingQuery, wholeList } from '#catalogue/listings/listing-query.ts'
import { tagAnswer } from '../../db/cache-tags.ts'
import type { Database } from '../../db/database.ts'
import type { Queries } from '../../db/tables.ts'
import type { UntilChange } from '../../db/until-change.ts'
import { countFound } from '../search/found-in-order.ts'
import { searchInOrder } from '../search/search-order.ts'
import {
  isPlainSearch,
  type Narrowed,
  narrow,
  searchOf,
  selectListings,
  type Visibility,
} from './narrow.ts'
import { pageIds } from './page-ids.ts'
import { type ListingRow, listingColumns, toListing } from './rows.ts'

export const staff: Visibility = { drafts: true }

interface FoundListings<K extends KindName> {
  items: Listing<K>[]
  /** How many listings match in all. */
  total: number
  page: number
  pageSize: number
}

export interface Source extends Pick<Database, 'db' | 'found'> {
  /** A cache of totals; without it every page counts again. */
  totals?: UntilChange<number>
}

/** One page of a kind's listings, or without paging the whole list, up to 1,000. */
export async function findListings<K extends KindName>(
  source: Source,
  kind: K,
  query: ListingQuery,
  visibility: Visibility,
): Promise<FoundListings<K>> {
  const { ids, ...found } = await findPage(source, kind, query, visibility)
  return { ...found, items: await readListings(source.db, kind, ids) }
}

/** A listing without its parts and with its first picture only, as needed for cards. */
type ListingOfCard<K extends KindName> = Omit<Listing<K>, 'parts'>

/** One page of published listings, as cards. */
export async function findCards<K extends KindName>(
  source: Source,
  kind: K,
  query: ListingQuery,
): Promise<{ items: ListingOfCard<K>[]; total: number }> {
  const { ids, total } = await findPage(source, kind, query, { drafts: false })
  return { items: await readCards(source.db, kind, ids), total }
}

async function findPage(
  source: Source,
  kind: KindName,
  query: ListingQuery,
  visibility: Visibility,
) {
  tagAnswer(kind)
  const pageSize = query.pageSize ?? (query.page ? defaultPageSize : wholeList)
  const page = query.page ?? 1
  const slice = { offset: (page - 1) * pageSize, limit: pageSize }
  const { ids, total } = await findIds(source, kind, query, visibility, slice)
  return { ids, total, page, pageSize }
}

async function findIds(
  { db, found, totals = countAnew }: Source,
  kind: KindName,
  query: ListingQuery,
  visibility: Visibility,
  slice: { offset: number; limit: number },
) {
  const { sort: _sort, page: _page, pageSize: _pageSize, ...narrowing } = query
  const key = JSON.stringify([kind, visibility, narrowing])
  const search = searchOf(kind, query, visibility)
  if (search && isPlainSearch(query)) {
    const total = await totals(key, () => countFound(db, found(search)))
    return { total, ids: await searchInOrder({ db, found }, search, { ...slice, total }) }
  }
  const narrowed = narrow(selectListings(db, kind, visibility), query, search && found(search))
  const total = await totals(key, () => count(narrowed))
  const inTitle = search && found({ ...search, where: 'title' })
  return { total, ids: await pageIds(narrowed, query, { ...slice, total }, inTitle) }
}

const countAnew: UntilChange<number> = (_key, count) => count()

async function count<Row>(found: Narrowed<Row>): Promise<number> {
  const { total } = await found.select((e) => e.fn.countAll().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

/** The listings with these ids, in the given order. */
export async function readListings<K extends KindName>(db: Queries, kind: K, ids: number[]) {
  return ids.length === 0 ? [] : assemble(db, kind, await readRows(db, ids))
}

/** The same as cards. */
export async function readCards<K extends KindName>(
  db: Queries,
  kind: K,
  ids: number[],
): Promise<ListingOfCard<K>[]> {
  if (ids.length === 0) return []
  const [rows, images] = await Promise.all([
    readRows(db, ids),
    db
      .selectFrom('images')
      .selectAll()
      .where('listingId', 'in', ids)
      .where('partId', 'is', null)
      .where('id', '=', firstPicture)
      .execute(),
  ])
  const imageOf = new Map(images.map((image) => [image.listingId, image]))
  return rows.map((row) => {
    const image = imageOf.get(row.id)
    return toListing(kind, row, [], image && [image])
  })
}

const firstPicture = sql<number>`(
  select one.id from images as one
  where one.listing_id = images.listing_id and one.part_id is null
  order by one.position, one.id limit 1
)`

async function readRows(db: Queries, ids: number[]): Promise<ListingRow[]> {
  const rows = await db
    .selectFrom('listings')
    .select(listingColumns)
    .where('id', 'in', ids)
    .execute()
  const places = new Map(ids.map((id, place) => [id, place]))
  const place = ({ id }: ListingRow) => places.get(id) ?? 0
  return rows.sort((a, b) => place(a) - place(b))
}

/** The listing; undefined if there is none of this kind that the reader may see. */
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
