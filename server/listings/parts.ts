import { type KindName, kindOf, type PartRecord } from '#catalogue/kinds.ts'
import type { Part } from '#catalogue/part.ts'
import type { Database } from '../db/open.ts'
import type { Queries, Tx } from '../db/tables.ts'
import { arrangePictures, type PictureOrder } from './pictures.ts'
import { toDetails, toPart } from './rows.ts'

/** Which part of which kind: ('TravelPackage', 'dayWiseItinerary'). */
export interface PartName {
  kind: KindName
  part: string
}

const now = () => new Date().toISOString()

/** A part's declaration by its names. */
export function partOf({ kind, part }: PartName): Part {
  const declaration = kindOf(kind).parts[part]
  if (!declaration) throw new Error(`${kind} has no part ${part}`)
  return declaration
}

/** The repeated pieces of listings. A part of a deleted listing, or of another kind, is not found. */
export function createParts(database: Database) {
  const { db } = database

  async function ownerExists(queries: Queries, kind: KindName, id: number): Promise<boolean> {
    const query = queries
      .selectFrom('listings')
      .select('id')
      .where('id', '=', id)
      .where('kind', '=', kind)
    return (await query.where('deletedAt', 'is', null).execute()).length > 0
  }

  async function select(queries: Queries, name: PartName, by: { id?: number; listingId?: number }) {
    const rows = await queries
      .selectFrom('parts')
      .innerJoin('listings', 'listings.id', 'parts.listingId')
      .selectAll('parts')
      .where('parts.part', '=', name.part)
      .where('listings.kind', '=', name.kind)
      .where('listings.deletedAt', 'is', null)
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

  const find = async (queries: Queries, name: PartName, id: number) =>
    (await select(queries, name, { id }))[0]

  return {
    find: (name: PartName, id: number) => find(db, name, id),

    /** All parts of a listing; undefined when there is no such listing. */
    async list(name: PartName, listingId: number): Promise<PartRecord[] | undefined> {
      if (!(await ownerExists(db, name.kind, listingId))) return undefined
      return select(db, name, { listingId })
    },

    /** The new part; undefined when its listing does not exist. */
    async create(
      name: PartName,
      listingId: number,
      values: Record<string, unknown>,
      pictures: PictureOrder = [],
    ) {
      const created = await db.transaction().execute(async (tx) => {
        if (!(await ownerExists(tx, name.kind, listingId))) return undefined
        const id = await insertPart(tx, name, listingId, values, pictures)
        return find(tx, name, id)
      })
      await database.announce()
      return created
    },

    /** The changed part; undefined when there is none. Absent values keep what is stored. */
    async update(
      name: PartName,
      id: number,
      values: Record<string, unknown>,
      pictures?: PictureOrder,
    ) {
      const updated = await db.transaction().execute(async (tx) => {
        const before = await find(tx, name, id)
        if (!before) return undefined
        const after = { ...before, ...values }
        const details = toDetails(partOf(name).fields, after)
        await tx
          .updateTable('parts')
          .set({ details, version: before.version + 1, updatedAt: now() })
          .where('id', '=', id)
          .execute()
        if (pictures) {
          const owner = { listingId: before.listingId, partId: id, title: caption(after) }
          await arrangePictures(tx, owner, pictures)
        }
        return find(tx, name, id)
      })
      await database.announce()
      return updated
    },

    /** False when there is none. */
    async remove(name: PartName, id: number): Promise<boolean> {
      const removed = await db.transaction().execute(async (tx) => {
        if (!(await find(tx, name, id))) return false
        await tx.deleteFrom('parts').where('id', '=', id).execute()
        return true
      })
      await database.announce()
      return removed
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

const caption = (values: Record<string, unknown>) => String(values.title ?? values.name ?? '')

function sorted({ sortBy }: Part, parts: PartRecord[]): PartRecord[] {
  return sortBy ? parts.sort((a, b) => Number(a[sortBy]) - Number(b[sortBy])) : parts
}
