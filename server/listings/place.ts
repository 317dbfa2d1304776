import type { KindName } from '#catalogue/kinds.ts'
import type { Tx } from '../db/tables.ts'

interface Placed {
  id: number
  position: number
}

/** Most ids in one query. */
const batch = 1000

/** Puts a listing at a place, counted from 1, among all of its kind; a place beyond the end is the end. */
export async function placeListing(tx: Tx, kind: KindName, id: number, place: number) {
  await hold(tx, kind)
  const all = await inOrder(tx, kind)
  const others = all.filter((each) => each.id !== id)
  const moved = all.filter((each) => each.id === id)
  const order = others.toSpliced(place - 1, 0, ...moved)
  for (const [by, ids] of shifts(order, rising(all))) {
    for (let from = 0; from < ids.length; from += batch) {
      await tx
        .updateTable('listings')
        .set((e) => ({ position: e('position', '+', by) }))
        .where('id', 'in', ids.slice(from, from + batch))
        .execute()
    }
  }
}

/** On PostgreSQL a second move waits here for the first, and then starts from what that one wrote. */
const hold = (tx: Tx, kind: KindName) =>
  tx
    .updateTable('listings')
    .set((e) => ({ position: e.ref('position') }))
    .where('kind', '=', kind)
    .where('deletedAt', 'is', null)
    .execute()

const inOrder = (tx: Tx, kind: KindName): Promise<Placed[]> =>
  tx
    .selectFrom('listings')
    .select(['id', 'position'])
    .where('kind', '=', kind)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** The positions that are there, drawn apart where several share one. */
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
