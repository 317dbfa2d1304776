import { type PartName, type PartRecord, partOf } from '#catalogue/kinds.ts'
import { listingTags } from '../../db/cache-tags.ts'
import { lockName, lockRow } from '../../db/lock.ts'
import type { Tx } from '../../db/tables.ts'
import type { Author } from '../../history/history.ts'
import type { ChangeContext } from '../change-context.ts'
import { staff } from '../find/find-listings.ts'
import { toDetails } from '../find/rows.ts'
import { arrangePictures, type PictureOrder } from '../pictures.ts'
import { partChange } from '../snapshot.ts'
import { findPart, hasListing } from './find-parts.ts'
import { insertPart, type NewPart, partTitle } from './insert-part.ts'

type Context = Pick<ChangeContext, 'commit' | 'record'>

/** A part is displayed with its listing. */
const touchedBy =
  ({ kind }: PartName) =>
  ({ listingId }: Pick<PartRecord, 'listingId'>) =>
    listingTags(kind, listingId)

/** The new part, or the one with its id; undefined if its listing does not exist. */
export function createPart(
  { commit, record }: Context,
  name: PartName,
  part: NewPart,
  by?: Author,
): Promise<PartRecord | undefined> {
  return commit(async (tx) => {
    // Two users may bring the same part back at once.
    if (part.id !== undefined) await lockName(tx, `part ${part.id}`)
    if (!(await hasListing(tx, name.kind, part.listingId, staff))) return undefined
    const present = part.id === undefined ? undefined : await findPart(tx, name, part.id, staff)
    if (present) return present
    const id = await insertPart(tx, name, part)
    const after = await findPart(tx, name, id, staff)
    await record(tx, { ...partChange(name, { after }), by, action: 'create' })
    return after
  }, touchedBy(name))
}

export interface PartChange {
  /** Absent fields stay unchanged. */
  values: Record<string, unknown>
  /** The new pictures; unchanged if absent. */
  pictures?: PictureOrder
  /** The version the change is based on; a stale one is refused. If absent, the last write wins. */
  version?: number
  by?: Author
}

/** The changed part; undefined if there is none, 'stale' if another change came first. */
export function updatePart(
  { commit, record }: Context,
  name: PartName,
  id: number,
  { values, pictures, version, by }: PartChange,
) {
  return commit(async (tx) => {
    await lockRow(tx, 'parts', id)
    const before = await findPart(tx, name, id, staff)
    if (!before) return undefined
    if (version !== undefined && version !== before.version) return 'stale' as const
    const changed = { ...before, ...values }
    await writePart(tx, name, changed)
    if (pictures) {
      const owner = { listingId: before.listingId, partId: id, title: partTitle(changed) }
      await arrangePictures(tx, owner, pictures)
    }
    const after = await findPart(tx, name, id, staff)
    await record(tx, { ...partChange(name, { before, after }), by, action: 'change' })
    return after
  }, touchedBy(name))
}

export async function writePart(tx: Tx, name: PartName, part: PartRecord) {
  const details = toDetails(partOf(name).fields, part)
  const updatedAt = new Date().toISOString()
  await tx
    .updateTable('parts')
    .set({ details, version: part.version + 1, updatedAt })
    .where('id', '=', part.id)
    .execute()
}

/** The removed part, whose picture files are to be removed too; undefined if there is none. */
export function removePart(
  { commit, record }: Context,
  name: PartName,
  id: number,
  by?: Author,
): Promise<PartRecord | undefined> {
  return commit(async (tx) => {
    await lockRow(tx, 'parts', id)
    const before = await findPart(tx, name, id, staff)
    if (!before) return undefined
    await tx.deleteFrom('parts').where('id', '=', id).execute()
    await record(tx, { ...partChange(name, { before }), by, action: 'delete' })
    return before
  }, touchedBy(name))
}
