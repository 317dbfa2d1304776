import type { KindName } from '#catalogue/kinds.ts'
import { listingTags } from '../../db/cache-tags.ts'
import { lockRow } from '../../db/lock.ts'
import type { Tx } from '../../db/tables.ts'
import type { Author } from '../../history/history.ts'
import { type ChangeContext, recordListing, reindexed } from '../change-context.ts'
import { findListing, staff } from '../find/find-listings.ts'
import { lockOrder } from './lock-order.ts'
import { makeGap, type Placed } from './make-gap.ts'
import { positionsBetween, wholeAbove, wholeBelow } from './positions.ts'

interface Move {
  kind: KindName
  id: number
  /** From 1 among all of its kind; a number beyond the end means the end. */
  place: number
  by?: Author
}

/**
 * Moves the listing; undefined if there is none. Others keep their positions, except a few that are
 * too close.
 */
export function placeListing(context: ChangeContext, move: Move) {
  const { kind, id, by } = move
  return context.commit(
    async (tx) => {
      await lockOrder(tx, kind)
      await lockRow(tx, 'listings', id)
      const before = await findListing(tx, kind, id, staff)
      if (!before) return undefined
      const position = await findPosition(tx, move, before)
      await tx.updateTable('listings').set({ position }).where('id', '=', id).execute()
      const after = await reindexed(context, tx, kind, id)
      await recordListing(context, tx, { action: 'change', before, after, by })
      return after
    },
    () => listingTags(kind, id),
  )
}

/** The new position; unchanged if the listing is already in that place. */
async function findPosition(tx: Tx, move: Move, listing: Placed): Promise<number> {
  const { previous, next } = await neighbours(tx, move)
  const stays = (!previous || isBehind(listing, previous)) && (!next || isBehind(next, listing))
  if (stays) return listing.position
  if (!previous) return next ? wholeBelow(next.position) : listing.position
  if (!next) return wholeAbove(previous.position)
  const [free] = positionsBetween(previous.position, next.position, 1) ?? []
  return free ?? makeGap(tx, { kind: move.kind, after: previous, id: move.id })
}

const isBehind = (one: Placed, other: Placed) =>
  one.position > other.position || (one.position === other.position && one.id > other.id)

interface Neighbours {
  previous?: Placed
  next?: Placed
}

/** The neighbours of the place, ignoring the listing itself. */
async function neighbours(tx: Tx, { kind, id, place }: Move): Promise<Neighbours> {
  const others = tx
    .selectFrom('listings')
    .select(['id', 'position'])
    .where('kind', '=', kind)
    .where('deletedAt', 'is', null)
    .where('id', '<>', id)
  const ascending = others.orderBy('position').orderBy('id')
  if (place === 1) return { next: await ascending.limit(1).executeTakeFirst() }
  const [previous, next] = await ascending
    .offset(place - 2)
    .limit(2)
    .execute()
  if (previous) return { previous, next }
  const falling = others.orderBy('position', 'desc').orderBy('id', 'desc')
  return { previous: await falling.limit(1).executeTakeFirst() }
}
