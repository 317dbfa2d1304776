import type { KindName, Listing, PartRecord } from '#catalogue/kinds.ts'
import { copyTitle } from '#catalogue/listings/copy-title.ts'
import type { Image } from '#catalogue/pictures/image.ts'
import { listingTags } from '../db/cache-tags.ts'
import { lockWithParts } from '../db/lock.ts'
import type { Tx } from '../db/tables.ts'
import type { Author } from '../history/history.ts'
import { type ChangeContext, recordListing, reindexed } from './change-context.ts'
import { findListing, staff } from './find/find-listings.ts'
import { insertListing } from './insert-listing.ts'
import { lockOrder } from './order/lock-order.ts'
import { insertPart } from './parts/insert-part.ts'
import { arrangePictures, type NewImage } from './pictures.ts'

/**
 * Creates a draft with copies of the listing's fields and parts, sharing the picture files;
 * undefined if there is no such listing.
 */
export function duplicateListing<K extends KindName>(
  context: ChangeContext,
  kind: K,
  id: number,
  by?: Author,
): Promise<Listing<K> | undefined> {
  return context.commit(
    async (tx) => {
      await lockOrder(tx, kind)
      await lockWithParts(tx, id)
      const original = await findListing(tx, kind, id, staff)
      if (!original) return undefined
      const after = await reindexed(context, tx, kind, await insertCopy(tx, kind, original))
      await recordListing(context, tx, { action: 'create', after, by })
      return after
    },
    (copy) => listingTags(kind, copy.id),
  )
}

/** The copy's id; it is placed last. */
async function insertCopy<K extends KindName>(
  tx: Tx,
  kind: K,
  original: Listing<K>,
): Promise<number> {
  const title = copyTitle(original.title)
  const values = { ...original, title, status: 'draft' as const, position: undefined }
  const { id } = await insertListing(tx, kind, values)
  const pictures = sameFiles(original.images, original.title)
  await arrangePictures(tx, { listingId: id, partId: null, title }, pictures)
  for (const [part, records] of Object.entries<PartRecord[]>(original.parts)) {
    for (const record of records) {
      const pictures = sameFiles(record.images)
      await insertPart(tx, { kind, part }, { listingId: id, values: record, pictures })
    }
  }
  return id
}

/** New rows for the same files; a picture described by the title stays so. */
const sameFiles = (images: Image[], title?: string): NewImage[] =>
  images.map(({ id: _, alt, ...files }) => ({ ...files, alt: alt === title ? '' : alt }))
