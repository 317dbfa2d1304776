import type { HistoryAction } from '#catalogue/history.ts'
import type { Status } from '#catalogue/kind.ts'
import { type AnyListing, type KindName, kindOf, type Listing } from '#catalogue/kinds.ts'
import type { ListingQuery } from '#catalogue/listing-query.ts'
import type { Database } from '../db/open.ts'
import type { Tx } from '../db/tables.ts'
import { titleKey } from '../db/title-key.ts'
import type { Author, History } from '../history/history.ts'
import { committing } from './commit.ts'
import { findDeleted, purgeDeleted, undelete } from './deleted-listings.ts'
import { findListing, findListings, type Sight } from './find/find-listings.ts'
import { pickListings } from './find/pick-listings.ts'
import { findPublishedPages } from './find/published-pages.ts'
import { toListingDetails } from './find/rows.ts'
import { searchListings } from './find/search-listings.ts'
import { createParts } from './parts.ts'
import { arrangePictures, type PictureOrder } from './pictures.ts'
import { placeListing } from './place.ts'
import { searchText } from './search-text.ts'
import { listingSnapshot } from './snapshot.ts'
import { rememberTotals } from './totals.ts'

/** Checked values of a listing: the kind's fields by name beside what every listing has. */
export interface ListingValues {
  title: string
  price: number
  oldPrice: number | null
  categoryId: number | null
  status: Status
  position?: number
  [field: string]: unknown
}

export interface ListingChange {
  /** Absent ones keep what is stored. */
  values: Partial<ListingValues>
  /** What the pictures become; absent keeps them. */
  pictures?: PictureOrder
  /** The version the change was made from; a stale one is refused. Absent: the last write wins. */
  version?: number
  /** Who made it, for the history. */
  by?: Author
  action?: 'change' | 'revert'
}

const staff: Sight = { drafts: true }
const now = () => new Date().toISOString()

export type Listings = ReturnType<typeof createListings>

/** The catalogue: everything that is read and written of listings and their parts. */
export function createListings(database: Database, history: Pick<History, 'record'>) {
  const { db, matches } = database
  const commit = committing(database)
  const source = { db, matches, totals: rememberTotals(database) }

  async function read<K extends KindName>(tx: Tx, kind: K, id: number): Promise<Listing<K>> {
    const listing = await findListing(tx, kind, id, staff)
    if (!listing) throw new Error(`${kind} ${id} vanished inside its own transaction`)
    await database.index(tx, id, searchText(kind, listing))
    return listing
  }

  /** Notes in the history what became of a listing. */
  function note(
    tx: Tx,
    action: HistoryAction,
    { before, after, by }: { before?: AnyListing; after?: AnyListing; by?: Author },
  ) {
    const listing = after ?? before
    if (!listing) return
    const { kind, id, title } = listing
    const isNew = action !== 'restore' && after?.version !== before?.version
    return history.record(tx, {
      ...{ by, action, kind, title, listingId: id },
      version: isNew ? after?.version : undefined,
      before: before && listingSnapshot(before),
      after: after && listingSnapshot(after),
    })
  }

  return {
    parts: createParts(database, history),

    page: <K extends KindName>(kind: K, query: ListingQuery, sight: Sight) =>
      findListings(source, kind, query, sight),

    find: <K extends KindName>(kind: K, id: number, sight: Sight) =>
      findListing(db, kind, id, sight),

    pick: (ids: number[]) => pickListings(db, ids),

    search: (text: string, limit: number) => searchListings(source, text, limit),

    publishedPages: () => findPublishedPages(db),

    create<K extends KindName>(
      kind: K,
      values: ListingValues,
      pictures: PictureOrder,
      by?: Author,
    ) {
      return commit(async (tx) => {
        const id = await insertListing(tx, kind, values)
        await arrangePictures(tx, { listingId: id, partId: null, title: values.title }, pictures)
        const after = await read(tx, kind, id)
        await note(tx, 'create', { after, by })
        return after
      })
    },

    /** The changed listing; undefined when there is none, 'stale' when another change came first. */
    update<K extends KindName>(kind: K, id: number, change: ListingChange) {
      return commit(async (tx) => {
        await hold(tx, id)
        const before = await findListing(tx, kind, id, staff)
        if (!before) return undefined
        if (before.version !== (change.version ?? before.version)) return 'stale' as const
        await write(tx, before, change.values)
        const title = change.values.title ?? before.title
        if (change.pictures) {
          await arrangePictures(tx, { listingId: id, partId: null, title }, change.pictures)
        }
        const after = await read(tx, kind, id)
        await note(tx, change.action ?? 'change', { before, after, by: change.by })
        return after
      })
    },

    /** Moves it to a place in the order of its kind, counted from 1; undefined when there is none. */
    place<K extends KindName>(kind: K, id: number, place: number, by?: Author) {
      return commit(async (tx) => {
        const before = await findListing(tx, kind, id, staff)
        if (!before) return undefined
        await placeListing(tx, kind, id, place)
        const after = await findListing(tx, kind, id, staff)
        await note(tx, 'change', { before, after, by })
        return after
      })
    },

    /** Takes it out of every answer at once; the rows stay. False when there is none. */
    remove(kind: KindName, id: number, by?: Author): Promise<boolean> {
      return commit(async (tx) => {
        const before = await findListing(tx, kind, id, staff)
        const { numUpdatedRows } = await tx
          .updateTable('listings')
          .set({ deletedAt: now() })
          .where('id', '=', id)
          .where('kind', '=', kind)
          .where('deletedAt', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        await database.index(tx, id, '')
        await note(tx, 'delete', { before, by })
        return true
      })
    },

    /** What can still be restored, the latest first. */
    deleted: (kind: KindName) => findDeleted(db, kind),

    /** Brings a deleted listing back; undefined when none was deleted in the last 30 days. */
    restore<K extends KindName>(kind: K, id: number, by?: Author) {
      return commit(async (tx) => {
        if (!(await undelete(tx, kind, id))) return undefined
        const after = await read(tx, kind, id)
        await note(tx, 'restore', { after, by })
        return after
      })
    },

    purge: (now: Date) => purgeDeleted(database, now),

    async isEmpty(): Promise<boolean> {
      return (await db.selectFrom('listings').select('id').limit(1).execute()).length === 0
    },
  }
}

/** The new listing's id; it stands last unless the values say where. Pictures and index are the caller's. */
export async function insertListing(
  tx: Tx,
  name: KindName,
  values: ListingValues,
): Promise<number> {
  const { title, price, oldPrice, categoryId, status } = values
  const last = await tx
    .selectFrom('listings')
    .where('kind', '=', name)
    .where('deletedAt', 'is', null)
    .select((e) => e.fn.max('position').as('position'))
    .executeTakeFirst()
  const row = await tx
    .insertInto('listings')
    .values({
      kind: name,
      categoryId,
      title,
      titleKey: titleKey(title),
      price,
      oldPrice,
      status,
      position: values.position ?? Number(last?.position ?? 0) + 1,
      details: toListingDetails(kindOf(name), values),
      createdAt: now(),
      updatedAt: now(),
      deletedAt: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** On PostgreSQL a second change waits here for the first, and then starts from what that one wrote. */
const hold = (tx: Tx, id: number) =>
  tx
    .updateTable('listings')
    .set((e) => ({ version: e.ref('version') }))
    .where('id', '=', id)
    .execute()

async function write(tx: Tx, before: AnyListing, values: Partial<ListingValues>) {
  const after = { ...before, ...values }
  const { title, price, oldPrice, categoryId, status, position } = after
  const details = toListingDetails(kindOf(before.kind), after)
  await tx
    .updateTable('listings')
    .set({ title, price, oldPrice, categoryId, status, position, details })
    .set({ titleKey: titleKey(title), version: before.version + 1, updatedAt: now() })
    .where('id', '=', before.id)
    .execute()
}
