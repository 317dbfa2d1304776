import { type AnyListing, type KindName, kindOf } from '#catalogue/kinds.ts'
import { listingTags } from '../db/cache-tags.ts'
import { lockRow } from '../db/lock.ts'
import type { Tx } from '../db/tables.ts'
import { titleKey } from '../db/title-key.ts'
import type { Author } from '../history/history.ts'
import { type ChangeContext, recordListing, reindexed } from './change-context.ts'
import { findListing, staff } from './find/find-listings.ts'
import { toListingDetails } from './find/rows.ts'
import type { ListingValues } from './insert-listing.ts'
import { storeDestinations } from './links/store-destinations.ts'
import { lockOrder } from './order/lock-order.ts'
import { arrangePictures, type PictureOrder } from './pictures.ts'

export interface ListingChange {
  /** Absent fields stay unchanged. */
  values: Partial<ListingValues>
  /** The new pictures; unchanged if absent. */
  pictures?: PictureOrder
  /** The version the change is based on; a stale one is refused. If absent, the last write wins. */
  version?: number
  /** The author, for the history. */
  by?: Author
  action?: 'change' | 'revert'
}

/** The changed listing; undefined if there is none, 'stale' if another change came first. */
export function updateListing<K extends KindName>(
  context: ChangeContext,
  kind: K,
  id: number,
  { values, pictures, version, by, action = 'change' }: ListingChange,
) {
  return context.commit(
    async (tx) => {
      if (values.position !== undefined) await lockOrder(tx, kind)
      await lockRow(tx, 'listings', id)
      const before = await findListing(tx, kind, id, staff)
      if (!before) return undefined
      if (version !== undefined && version !== before.version) return 'stale' as const
      await writeListing(tx, before, values)
      const title = values.title ?? before.title
      if (pictures) await arrangePictures(tx, { listingId: id, partId: null, title }, pictures)
      const after = await reindexed(context, tx, kind, id)
      await recordListing(context, tx, { action, before, after, by })
      return after
    },
    () => listingTags(kind, id),
  )
}

/** Writes the row of a locked listing; the caller handles pictures and index. */
export async function writeListing(tx: Tx, before: AnyListing, values: Partial<ListingValues>) {
  const after = { ...before, ...values }
  const { title, price, oldPrice, categoryId, status, position } = after
  const details = toListingDetails(kindOf(before.kind), after)
  const updatedAt = new Date().toISOString()
  await tx
    .updateTable('listings')
    .set({ title, price, oldPrice, categoryId, status, position, details })
    .set({ titleKey: titleKey(title), version: before.version + 1, updatedAt })
    .where('id', '=', before.id)
    .execute()
  if (values.destinations) await storeDestinations(tx, before.id, values.destinations)
}
