import type { KindName } from '#catalogue/kinds.ts'
import { listingTags } from '../db/cache-tags.ts'
import { lockName } from '../db/lock.ts'
import type { Tx } from '../db/tables.ts'
import type { Author } from '../history/history.ts'
import { type ChangeContext, recordListing } from './change-context.ts'
import { findListing, staff } from './find/find-listings.ts'

interface Move {
  kind: KindName
  id: number
  /** Counted from 1 among all of its kind; one beyond the end is the end. */
  place: number
  by?: Author
}

/** The listing in its new place; undefined when there is none. */
export function placeListing(context: ChangeContext, { kind, id, place, by }: Move) {
  return context.commit(
    async (tx) => {
      await lockOrder(tx, kind)
      const before = await findListing(tx, kind, id, staff)
      if (!before) return undefined
      await writeOrder(tx, kind, id, place)
      const after = await findListing(tx, kind, id, staff)
      await recordListing(context, tx, { action: 'change', before, after, by })
      return after
    },
    () => listingTags(kind, id),
  )
}

/** Until the transaction ends, no other one moves a listing of the kind. */
export const lockOrder = (tx: Tx, kind: KindName) => lockName(tx, `order of ${kind}`)

/** Ids in one query. */
const batchSize = 1000

async function writeOrder(tx: Tx, kind: KindName, id: number, place: number) {
  const all = await inOrder(tx, kind)
  const others = all.filter((each) => each.id !== id)
  const moved = all.filter((each) => each.id === id)
  const order = others.toSpliced(place - 1, 0, ...moved)
  for (const [by, ids] of shifts(order, rising(all))) {
    for (let from = 0; from < ids.length; from += batchSize) {
      await tx
        .updateTable('listings')
        .set((e) => ({ position: e('position', '+', by) }))
        .where('id', 'in', ids.slice(from, from + batchSize))
        .execute()
    }
  }
}

interface Placed {
  id: number
  position: number
}

const inOrder = (tx: Tx, kind: KindName): Promise<Placed[]> =>
  tx
    .selectFrom('listings')
    .select(['id', 'position'])
    .where('kind', '=', kind)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** The positions that are there, spread where several share one. */
function rising(all: Placed[]): number[] {
  let last = -1
  return all.map(({ position }) => {
    last = Math.max(position, last + 1)
    return last
  })
}

/** The ids by how far their position changes; those that stay are left out. */
function shifts(order: Placed[], positions: number[]): Map<number, number[]> {
  const byShift = new Map<number, number[]>()
  for (const [at, { id, position }] of order.entries()) {
    const by = (positions[at] ?? position) - position
    if (by === 0) continue
    const ids = byShift.get(by) ?? []
    ids.push(id)
    byShift.set(by, ids)
  }
  return byShift
}
