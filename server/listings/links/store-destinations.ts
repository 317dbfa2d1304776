import type { Tx } from '../../db/tables.ts'

/** Stores which destinations a listing refers to, so that their pages find it; deleted ones are dropped. */
export async function storeDestinations(
  tx: Tx,
  listingId: number,
  destinations: readonly number[],
) {
  await tx.deleteFrom('destinationListings').where('listingId', '=', listingId).execute()
  if (destinations.length === 0) return
  const there = await tx
    .selectFrom('listings')
    .select('id')
    .where('id', 'in', destinations)
    .where('kind', '=', 'Destination')
    .execute()
  if (there.length === 0) return
  await tx
    .insertInto('destinationListings')
    .values(there.map(({ id }) => ({ destinationId: id, listingId })))
    .execute()
}
