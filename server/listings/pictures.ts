import type { Image } from '#catalogue/image.ts'
import type { Tx } from '../db/tables.ts'

/** An encoded and stored picture that no row names yet. */
export type NewImage = Omit<Image, 'id' | 'alt'> & { alt?: string }

/** What a listing's pictures become: the kept ones by id and the new ones, in their order. */
export type PictureOrder = (number | NewImage)[]

interface Owner {
  listingId: number
  partId: number | null
  /** The alternative text of a picture that brings none. */
  title: string
}

/** Makes the owner's pictures exactly these. Ids that are not the owner's own are ignored. */
export async function arrangePictures(tx: Tx, owner: Owner, order: PictureOrder) {
  const own = tx
    .selectFrom('images')
    .where('listingId', '=', owner.listingId)
    .where('partId', owner.partId === null ? 'is' : '=', owner.partId)
  const ids = (await own.select('id').execute()).map((row) => row.id)
  const dropped = ids.filter((id) => !order.includes(id))
  if (dropped.length > 0) await tx.deleteFrom('images').where('id', 'in', dropped).execute()
  for (const [position, picture] of order.entries()) {
    if (typeof picture === 'number') {
      if (ids.includes(picture)) {
        await tx.updateTable('images').set({ position }).where('id', '=', picture).execute()
      }
    } else {
      await addPicture(tx, owner, picture, position)
    }
  }
}

async function addPicture(
  tx: Tx,
  { listingId, partId, title }: Owner,
  picture: NewImage,
  position: number,
) {
  const { folder, name, width, height, blur } = picture
  const alt = picture.alt ?? title
  const createdAt = new Date().toISOString()
  await tx
    .insertInto('images')
    .values({ listingId, partId, position, folder, name, width, height, blur, alt, createdAt })
    .execute()
}
