import type { KindName, Listing } from '#catalogue/kinds.ts'
import { listingTags } from '../db/cache-tags.ts'
import type { Author } from '../history/history.ts'
import { type ChangeContext, recordListing, reindexed } from './change-context.ts'
import { insertListing, type ListingValues } from './insert-listing.ts'
import { arrangePictures, type PictureOrder } from './pictures.ts'

interface NewListing<K extends KindName> {
  kind: K
  values: ListingValues
  pictures: PictureOrder
  by?: Author
}

export function createListing<K extends KindName>(
  context: ChangeContext,
  { kind, values, pictures, by }: NewListing<K>,
): Promise<Listing<K>> {
  return context.commit(
    async (tx) => {
      const { id } = await insertListing(tx, kind, values)
      await arrangePictures(tx, { listingId: id, partId: null, title: values.title }, pictures)
      const after = await reindexed(context, tx, kind, id)
      await recordListing(context, tx, { action: 'create', after, by })
      return after
    },
    ({ id }) => listingTags(kind, id),
  )
}
