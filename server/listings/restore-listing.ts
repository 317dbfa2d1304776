import type { KindName } from '#catalogue/kinds.ts'
import { listingTags } from '../db/cache-tags.ts'
import type { Author } from '../history/history.ts'
import { type ChangeContext, recordListing, reindexed } from './change-context.ts'
import { undelete } from './deleted-listings.ts'

/** Undoes a deletion of the last 30 days; undefined if there is none. */
export function restoreListing<K extends KindName>(
  context: ChangeContext,
  kind: K,
  id: number,
  by?: Author,
) {
  return context.commit(
    async (tx) => {
      if (!(await undelete(tx, kind, id))) return undefined
      const after = await reindexed(context, tx, kind, id)
      await recordListing(context, tx, { action: 'restore', after, by })
      return after
    },
    () => listingTags(kind, id),
  )
}
