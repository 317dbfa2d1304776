import type { KindName, PartName } from '#catalogue/kinds.ts'
import type { Snapshot } from '../history/entries.ts'
import type { Author } from '../history/history.ts'
import { staff } from './find/find-listings.ts'
import type { Listings } from './listings.ts'
import { picturesFrom } from './snapshot.ts'

interface Earlier {
  id: number
  /** The state to restore. */
  snapshot: Snapshot
  /** Whether the snapshot's pictures still have their files; else the current ones stay. */
  hasPictures: boolean
  by: Author
}

/** Restores a listing to an earlier state; undefined if there is no such listing. */
export async function revertListing(
  { find, update }: Pick<Listings, 'find' | 'update'>,
  kind: KindName,
  { id, snapshot, hasPictures, by }: Earlier,
) {
  const listing = await find(kind, id, staff)
  if (!listing) return undefined
  const { images: _, ...values } = snapshot
  const pictures = hasPictures ? picturesFrom(snapshot, listing.images) : undefined
  return update(kind, id, { values, pictures, by, action: 'revert' })
}

/**
 * Restores a part to an earlier state, or adds it again if it was removed; undefined without its
 * listing.
 */
export async function revertPart(
  { find, update, restore }: Listings['parts'],
  name: PartName & { listingId: number },
  { id, snapshot, hasPictures, by }: Earlier,
) {
  const { images: _, ...values } = snapshot
  const part = await find(name, id, staff)
  const pictures = hasPictures ? picturesFrom(snapshot, part?.images ?? []) : undefined
  if (part) return update(name, id, { values, pictures, by })
  return restore(name, { id, listingId: name.listingId, values, pictures: pictures ?? [] }, by)
}
