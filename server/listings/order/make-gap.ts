import { type ExpressionBuilder, sql } from 'kysely'
import type { KindName } from '#catalogue/kinds.ts'
import type { Tables, Tx } from '../../db/tables.ts'
import { positionsBetween, wholeAbove } from './positions.ts'

export interface Placed {
  id: number
  position: number
}

interface Room {
  kind: KindName
  /** The listing after which to place it. */
  after: Placed
  /** The listing to be moved, wherever it is now. */
  id: number
}

/** How many positions are respaced at first; four times as many whenever they are still too close. */
const initialCount = 32

/**
 * Returns a free position right after a listing. Listings that follow too closely are respaced
 * within the same whole number; those sharing a position are respaced together.
 */
export async function makeGap(tx: Tx, room: Room): Promise<number> {
  const { position } = room.after
  for (let count = initialCount; ; count *= 4) {
    const close = await closeBehind(tx, room, count + 1)
    const crowd = close.slice(0, count)
    const next = close[count] ?? wholeAbove(position)
    const [free, ...apart] = positionsBetween(position, next, crowd.length + 1) ?? []
    if (free !== undefined) {
      await movePositions(tx, room, crowd, apart)
      return free
    }
    if (close.length <= count) throw new Error(`No room behind position ${position}`)
  }
}

/** The distinct positions after the listing within the same whole number. */
async function closeBehind(tx: Tx, room: Room, count: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('listings')
    .select('position')
    .where(isBehind(room))
    .where('position', '<', wholeAbove(room.after.position))
    .groupBy('position')
    .orderBy('position')
    .limit(count)
    .execute()
  return rows.map(({ position }) => position)
}

async function movePositions(tx: Tx, room: Room, from: number[], to: number[]) {
  if (from.length === 0) return
  const cases = from.map(
    (position, at) => sql`when ${position} then cast(${to[at]} as double precision)`,
  )
  await tx
    .updateTable('listings')
    .set({ position: sql<number>`case position ${sql.join(cases, sql` `)} end` })
    .where(isBehind(room))
    .where('position', 'in', from)
    .execute()
}

const isBehind =
  ({ kind, after, id }: Room) =>
  (e: ExpressionBuilder<Tables, 'listings'>) =>
    e.and([
      e('kind', '=', kind),
      e('deletedAt', 'is', null),
      e('id', '<>', id),
      e('position', '>=', after.position),
      e.or([e('position', '>', after.position), e('id', '>', after.id)]),
    ])
