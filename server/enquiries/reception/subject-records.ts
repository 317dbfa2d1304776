import { lockReference } from '../../db/lock.ts'
import type { Tx } from '../../db/tables.ts'

export interface FoundRoom {
  id: number
  listingId: number
  name: string
  price: number
  /** It was removed, so its data comes from the history. */
  isGone: boolean
}

/** A listing of any kind, published or not. */
export async function findListing(tx: Tx, id: number) {
  await lockReference(tx, 'listings', id)
  const listing = await tx
    .selectFrom('listings')
    .select(['id', 'kind', 'title', 'price', 'status', 'deletedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!listing) return undefined
  const { status, deletedAt, ...found } = listing
  return { ...found, isPublic: status === 'published' && deletedAt === null }
}

/** A room of the hotel, or the history's data of a removed one. */
export async function findRoom(
  tx: Tx,
  id: number,
  hotelId?: number,
): Promise<FoundRoom | undefined> {
  await lockReference(tx, 'parts', id)
  const room = await tx
    .selectFrom('parts')
    .select(['listingId', 'details'])
    .where('id', '=', id)
    .where('part', '=', 'hotelRooms')
    .executeTakeFirst()
  if (room) return { id, listingId: room.listingId, ...shownOf(room.details), isGone: false }
  return hotelId ? formerRoom(tx, id, hotelId) : undefined
}

async function formerRoom(tx: Tx, id: number, listingId: number): Promise<FoundRoom | undefined> {
  const entry = await tx
    .selectFrom('history')
    .select('before')
    .where('listingId', '=', listingId)
    .where('name', '=', 'hotelRooms')
    .where('partId', '=', id)
    .where('before', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!entry?.before) return undefined
  return { id, listingId, ...shownOf(entry.before), isGone: true }
}

function shownOf(json: string) {
  const { name, pricePerNight } = JSON.parse(json)
  return { name: String(name), price: Number(pricePerNight) }
}
