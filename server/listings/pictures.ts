import type { Image } from '#catalogue/pictures/image.ts'
import type { Tx } from '../db/tables.ts'

/** An encoded and stored picture without a row yet. */
export type NewImage = Omit<Image, 'id' | 'alt'> & { alt?: string; hash?: string }

/** An existing picture, by id. Its alternative text stays unless one is given; '' follows the title. */
interface StayingImage {
  id: number
  alt?: string
}

/** The pictures of a listing after a change, existing and new ones in order. */
export type PictureOrder = (StayingImage | NewImage)[]

interface Owner {
  listingId: number
  partId: number | null
  /** The description of a picture without its own text. */
  title: string
}

/** Sets exactly these pictures. Ids of other owners are ignored. */
export async function arrangePictures(tx: Tx, owner: Owner, order: PictureOrder) {
  const own = tx
    .selectFrom('images')
    .where('listingId', '=', owner.listingId)
    .where('partId', owner.partId === null ? 'is' : '=', owner.partId)
  const ids = (await own.select('id').execute()).map((row) => row.id)
  const staying = order.filter((picture) => 'id' in picture).map(({ id }) => id)
  const dropped = ids.filter((id) => !staying.includes(id))
  if (dropped.length > 0) await tx.deleteFrom('images').where('id', 'in', dropped).execute()
  for (const [position, picture] of order.entries()) {
    if (!('id' in picture)) await addPicture(tx, owner, picture, position)
    else if (ids.includes(picture.id)) await placePicture(tx, owner, picture, position)
  }
}

async function placePicture(tx: Tx, { title }: Owner, { id, alt }: StayingImage, position: number) {
  const caption = alt === undefined ? {} : { alt: ownAlt(alt, title) }
  await tx
    .updateTable('images')
    .set({ position, ...caption })
    .where('id', '=', id)
    .execute()
}

async function addPicture(
  tx: Tx,
  { listingId, partId, title }: Owner,
  picture: NewImage,
  position: number,
) {
  const { folder, name, width, height, blur, hash } = picture
  const alt = ownAlt(picture.alt, title)
  const createdAt = new Date().toISOString()
  await tx
    .insertInto('images')
    .values({
      listingId,
      partId,
      position,
      folder,
      name,
      width,
      height,
      blur,
      alt,
      hash,
      createdAt,
    })
    .execute()
}

/** A text equal to the title is stored as none, so that it follows changes of the title. */
const ownAlt = (alt = '', title = '') => (alt === title ? '' : alt)
