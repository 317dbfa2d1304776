import { type KindName, type PartName, type PartRecord, partOf } from '#catalogue/kinds.ts'
import { inOrder } from '#catalogue/part.ts'
import { tagAnswer } from '../../db/cache-tags.ts'
import type { Queries } from '../../db/tables.ts'
import type { Visibility } from '../find/narrow.ts'
import { toPart } from '../find/rows.ts'

/** The part; undefined if there is none, or its listing is deleted or of another kind. */
export async function findPart(
  queries: Queries,
  name: PartName,
  id: number,
  visibility: Visibility,
): Promise<PartRecord | undefined> {
  tagAnswer(name.kind)
  const rows = selectParts(queries, name, visibility).where('parts.id', '=', id)
  return (await assemble(queries, name, await rows.execute()))[0]
}

/** All parts of a listing; undefined if there is no such listing. */
export async function findParts(
  queries: Queries,
  name: PartName,
  listingId: number,
  visibility: Visibility,
): Promise<PartRecord[] | undefined> {
  tagAnswer(`listing ${listingId}`)
  if (!(await hasListing(queries, name.kind, listingId, visibility))) return undefined
  const rows = selectParts(queries, name, visibility).where('parts.listingId', '=', listingId)
  return assemble(queries, name, await rows.execute())
}

export async function hasListing(
  queries: Queries,
  kind: KindName,
  id: number,
  { drafts }: Visibility,
): Promise<boolean> {
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

const selectParts = (queries: Queries, { kind, part }: PartName, { drafts }: Visibility) =>
  queries
    .selectFrom('parts')
    .innerJoin('listings', 'listings.id', 'parts.listingId')
    .selectAll('parts')
    .where('parts.part', '=', part)
    .where('listings.kind', '=', kind)
    .where('listings.deletedAt', 'is', null)
    .$if(!drafts, (q) => q.where('listings.status', '=', 'published'))
    .orderBy('parts.position')
    .orderBy('parts.id')

type Row = Awaited<ReturnType<ReturnType<typeof selectParts>['execute']>>[number]

async function assemble(queries: Queries, name: PartName, rows: Row[]): Promise<PartRecord[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const images = await queries
    .selectFrom('images')
    .selectAll()
    .where('partId', 'in', ids)
    .orderBy('position')
    .execute()
  const part = partOf(name)
  return inOrder(
    part,
    rows.map((row) => toPart(part, row, images)),
  )
}
