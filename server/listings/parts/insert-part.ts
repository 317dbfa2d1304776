import { type PartName, partOf } from '#catalogue/kinds.ts'
import type { Tx } from '../../db/tables.ts'
import { toDetails } from '../find/rows.ts'
import { arrangePictures, type PictureOrder } from '../pictures.ts'

export interface NewPart {
  /** Of a removed part that comes back; otherwise it gets a new one. */
  id?: number
  listingId: number
  values: Record<string, unknown>
  pictures: PictureOrder
}

/** Adds a part after the others of its listing, and returns its id. */
export async function insertPart(
  tx: Tx,
  name: PartName,
  { id: former, listingId, values, pictures }: NewPart,
): Promise<number> {
  const last = await tx
    .selectFrom('parts')
    .where('listingId', '=', listingId)
    .where('part', '=', name.part)
    .select((e) => e.fn.max('position').as('position'))
    .executeTakeFirst()
  const now = new Date().toISOString()
  const { id } = await tx
    .insertInto('parts')
    .values({
      ...(former !== undefined && { id: former }),
      listingId,
      part: name.part,
      position: Number(last?.position ?? 0) + 1,
      details: toDetails(partOf(name).fields, values),
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await arrangePictures(tx, { listingId, partId: id, title: partTitle(values) }, pictures)
  return id
}

/** The display name of a part: its title or name. */
export const partTitle = (values: Record<string, unknown>) =>
  String(values.title ?? values.name ?? '')
