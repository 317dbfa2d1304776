import { type KindName, kindOf, type PartRecord } from '#catalogue/kinds.ts'
import type { Part } from '#catalogue/part.ts'
import type { Database } from '../db/open.ts'
import type { Queries, Tx } from '../db/tables.ts'
import type { Author, History } from '../history/history.ts'
import { committing } from './commit.ts'
import type { Sight } from './find/find-listings.ts'
import { toDetails, toPart } from './find/rows.ts'
import { arrangePictures, type PictureOrder } from './pictures.ts'
import { partChange } from './snapshot.ts'

/** Which part of which kind: ('TravelPackage', 'dayWiseItinerary'). */
export interface PartName {
  kind: KindName
  part: string
}

export interface PartChange {
  /** Absent ones keep what is stored. */
  values: Record<string, unknown>
  /** What the pictures become; absent keeps them. */
  pictures?: PictureOrder
  /** The version the change was made from; a stale one is refused. Absent: the last write wins. */
  version?: number
  by?: Author
}

interface By {
  id?: number
  listingId?: number
}

const staff: Sight = { drafts: true }
const now = () => new Date().toISOString()

/** A part's declaration by its names. */
export function partOf({ kind, part }: PartName): Part {
  const declaration = kindOf(kind).parts[part]
  if (!declaration) throw new Error(`${kind} has no part ${part}`)
  return declaration
}

/** The repeated pieces of listings. A part of a deleted listing, or of another kind, is not found. */
export function createParts(database: Database, history: Pick<History, 'record'>) {
  const { db } = database
  const commit = committing(database)

  async function ownerExists(queries: Queries, kind: KindName, id: number, { drafts }: Sight) {
    const rows = await queries
      .selectFrom('listings')
      .select('id')
      .where('id', '=', id)
      .where('kind', '=', kind)
      .where('deletedAt', 'is', null)
      .$if(!drafts, (q) => q.where('status', '=', 'published'))
      .execute()
    return rows.length > 0
  }

  async function select(queries: Queries, name: PartName, by: By, { drafts }: Sight) {
    const rows = await queries
      .selectFrom('parts')
      .innerJoin('listings', 'listings.id', 'parts.listingId')
      .selectAll('parts')
      .where('parts.part', '=', name.part)
      .where('listings.kind', '=', name.kind)
      .where('listings.deletedAt', 'is', null)
      .$if(!drafts, (q) => q.where('listings.status', '=', 'published'))
      .$if(by.id !== undefined, (q) => q.where('parts.id', '=', by.id ?? 0))
      .$if(by.listingId !== undefined, (q) => q.where('parts.listingId', '=', by.listingId ?? 0))
      .orderBy('parts.position')
      .orderBy('parts.id')
      .execute()
    const ids = rows.map((row) => row.id)
    const images = ids.length
      ? await queries
          .selectFrom('images')
          .selectAll()
          .where('partId', 'in', ids)
          .orderBy('position')
          .execute()
      : []
    return sorted(
      partOf(name),
      rows.map((row) => toPart(partOf(name), row, images)),
    )
  }

  const find = async (queries: Queries, name: PartName, id: number, sight: Sight) =>
    (await select(queries, name, { id }, sight))[0]

  return {
    find: (name: PartName, id: number, sight: Sight) => find(db, name, id, sight),

    /** All parts of a listing; undefined when there is no such listing. */
    async list(name: PartName, listingId: number, sight: Sight): Promise<PartRecord[] | undefined> {
      if (!(await ownerExists(db, name.kind, listingId, sight))) return undefined
      return select(db, name, { listingId }, sight)
    },

    /** The new part; undefined when its listing does not exist. */
    create(
      name: PartName,
      listingId: number,
      values: Record<string, unknown>,
      pictures: PictureOrder = [],
      by?: Author,
    ) {
      return commit(async (tx) => {
        if (!(await ownerExists(tx, name.kind, listingId, staff))) return undefined
        const id = await insertPart(tx, name, listingId, values, pictures)
        const after = await find(tx, name, id, staff)
        await history.record(tx, { ...partChange(name, { after }), by, action: 'create' })
        return after
      })
    },

    /** The changed part; undefined when there is none, 'stale' when another change came first. */
    update(name: PartName, id: number, { values, pictures, version, by }: PartChange) {
      return commit(async (tx) => {
        await hold(tx, id)
        const before = await find(tx, name, id, staff)
        if (!before) return undefined
        if (before.version !== (version ?? before.version)) return 'stale' as const
        const changed = { ...before, ...values }
        const details = toDetails(partOf(name).fields, changed)
        await tx
          .updateTable('parts')
          .set({ details, version: before.version + 1, updatedAt: now() })
          .where('id', '=', id)
          .execute()
        if (pictures) {
          const owner = { listingId: before.listingId, partId: id, title: caption(changed) }
          await arrangePictures(tx, owner, pictures)
        }
        const after = await find(tx, name, id, staff)
        await history.record(tx, { ...partChange(name, { before, after }), by, action: 'change' })
        return after
      })
    },

    /** The removed part, whose pictures' files are to go too; undefined when there is none. */
    remove(name: PartName, id: number, by?: Author): Promise<PartRecord | undefined> {
      return commit(async (tx) => {
        const part = await find(tx, name, id, staff)
        if (!part) return undefined
        await tx.deleteFrom('parts').where('id', '=', id).execute()
        await history.record(tx, { ...partChange(name, { before: part }), by, action: 'delete' })
        return part
      })
    },
  }
}

/** Adds a part behind the others of its listing, and gives its id. */
export async function insertPart(
  tx: Tx,
  name: PartName,
  listingId: number,
  values: Record<string, unknown>,
  pictures: PictureOrder,
): Promise<number> {
  const last = await tx
    .selectFrom('parts')
    .where('listingId', '=', listingId)
    .where('part', '=', name.part)
    .select((e) => e.fn.max('position').as('position'))
    .executeTakeFirst()
  const { id } = await tx
    .insertInto('parts')
    .values({
      listingId,
      part: name.part,
      position: Number(last?.position ?? 0) + 1,
      details: toDetails(partOf(name).fields, values),
      createdAt: now(),
      updatedAt: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await arrangePictures(tx, { listingId, partId: id, title: caption(values) }, pictures)
  return id
}

/** On PostgreSQL a second change waits here for the first, and then starts from what that one wrote. */
const hold = (tx: Tx, id: number) =>
  tx
    .updateTable('parts')
    .set((e) => ({ version: e.ref('version') }))
    .where('id', '=', id)
    .execute()

const caption = (values: Record<string, unknown>) => String(values.title ?? values.name ?? '')

function sorted({ sortBy }: Part, parts: PartRecord[]): PartRecord[] {
  return sortBy ? parts.sort((a, b) => Number(a[sortBy]) - Number(b[sortBy])) : parts
}
