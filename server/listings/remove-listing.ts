import type { KindName } from '#catalogue/kinds.ts'
import { listingTags } from '../db/cache-tags.ts'
import { lockRow } from '../db/lock.ts'
import type { Author } from '../history/history.ts'
import { type ChangeContext, recordListing } from './change-context.ts'
import { findListing, staff } from './find/find-listings.ts'

/** Removes the listing from every answer; its rows stay. False if there is none. */
export function removeListing(
  context: ChangeContext,
  kind: KindName,
  id: number,
  by?: Author,
): Promise<boolean> {
  return context.commit(
    async (tx) => {
      await lockRow(tx, 'listings', id)
      const before = await findListing(tx, kind, id, staff)
      if (!before) return false
      const deletedAt = new Date().toISOString()
      await tx.updateTable('listings').set({ deletedAt }).where('id', '=', id).execute()
      await context.index(tx, id)
      await recordListing(context, tx, { action: 'delete', before, by })
      return true
    },
    () => listingTags(kind, id),
  )
}
