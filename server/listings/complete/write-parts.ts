import { isDeepStrictEqual } from 'node:util'
import type { KindName, PartName, PartRecord } from '#catalogue/kinds.ts'
import { lockRow } from '../../db/lock.ts'
import type { Tx } from '../../db/tables.ts'
import type { Author } from '../../history/history.ts'
import type { ChangeContext } from '../change-context.ts'
import { staff } from '../find/find-listings.ts'
import { writePart } from '../parts/change-part.ts'
import { findPart } from '../parts/find-parts.ts'
import { insertPart, partTitle } from '../parts/insert-part.ts'
import { arrangePictures, type NewImage } from '../pictures.ts'
import { partChange } from '../snapshot.ts'
import { samePictures } from './same-pictures.ts'

export interface CompletePart {
  values: Record<string, unknown>
  pictures: NewImage[]
}

interface PartsChange {
  kind: KindName
  id: number
  by?: Author
  before: Record<string, PartRecord[]>
  parts: Record<string, CompletePart[]>
}

/** Makes the parts of the given lists exactly these, in order; equal ones stay unchanged. */
export async function writeParts(context: ChangeContext, tx: Tx, change: PartsChange) {
  for (const [part, wanted] of Object.entries(change.parts)) {
    const name = { kind: change.kind, part }
    const there = change.before[part] ?? []
    for (const [index, each] of wanted.entries()) {
      const before = there[index]
      if (before) await changePart(context, tx, { name, before, wanted: each, by: change.by })
      else await addPart(context, tx, { name, listingId: change.id, wanted: each, by: change.by })
    }
    for (const before of there.slice(wanted.length)) {
      await lockRow(tx, 'parts', before.id)
      await tx.deleteFrom('parts').where('id', '=', before.id).execute()
      await context.record(tx, { ...partChange(name, { before }), by: change.by, action: 'delete' })
    }
  }
}

interface OneChange {
  name: PartName
  wanted: CompletePart
  by?: Author
}

type Compared = Pick<CompletePart, 'values'> & { pictures: Pick<NewImage, 'name'>[] }

/** Whether a part has these values and pictures. */
export function isSamePart(before: PartRecord, { values, pictures }: Compared): boolean {
  // The reference to its owner is not among the fields.
  const isKept = Object.entries(values).every(
    ([name, value]) => !(name in before) || isDeepStrictEqual(before[name] ?? null, value ?? null),
  )
  const names = before.images.map(({ name }) => name)
  return (
    isKept &&
    isDeepStrictEqual(
      names,
      pictures.map(({ name }) => name),
    )
  )
}

async function changePart(
  { record }: ChangeContext,
  tx: Tx,
  { name, before, wanted, by }: OneChange & { before: PartRecord },
) {
  if (isSamePart(before, wanted)) return
  await lockRow(tx, 'parts', before.id)
  const changed = { ...before, ...wanted.values }
  await writePart(tx, name, changed)
  const owner = { listingId: before.listingId, partId: before.id, title: partTitle(changed) }
  await arrangePictures(tx, owner, samePictures(wanted.pictures, before.images))
  const after = await findPart(tx, name, before.id, staff)
  await record(tx, { ...partChange(name, { before, after }), by, action: 'change' })
}

async function addPart(
  { record }: ChangeContext,
  tx: Tx,
  { name, listingId, wanted, by }: OneChange & { listingId: number },
) {
  const id = await insertPart(tx, name, { listingId, ...wanted })
  const after = await findPart(tx, name, id, staff)
  await record(tx, { ...partChange(name, { after }), by, action: 'create' })
}
