import type { Fields } from '#catalogue/field.ts'
import { type AnyListing, kindOf, type PartName, type PartRecord } from '#catalogue/kinds.ts'
import type { Image } from '#catalogue/pictures/image.ts'
import type { Snapshot } from '../history/entries.ts'
import type { Change } from '../history/history.ts'
import type { NewImage, PictureOrder } from './pictures.ts'

/** Everything that staff can change of a listing, as stored in the history. */
export function listingSnapshot(listing: AnyListing): Snapshot {
  const { categoryId, status, position, images } = listing
  // Implied by a price of 0.
  const { priceOnRequest: _, ...fields } = fieldsOf(kindOf(listing.kind).fields, listing)
  return { ...fields, categoryId, status, position, images: images.map(toPicture) }
}

/** The history entry of a change of a part. */
export function partChange(
  name: PartName,
  { before, after }: { before?: PartRecord; after?: PartRecord },
): Omit<Change, 'by' | 'action'> {
  const record = after ?? before
  return {
    kind: name.kind,
    listingId: record?.listingId,
    name: name.part,
    partId: record?.id,
    // A removed part has no version any more.
    version: after?.version,
    title: String(record?.title ?? record?.name ?? ''),
    before: before && partSnapshot(name, before),
    after: after && partSnapshot(name, after),
  }
}

function partSnapshot({ kind, part: name }: PartName, part: PartRecord): Snapshot {
  const fields = kindOf(kind).parts[name]?.fields ?? {}
  return { ...fieldsOf(fields, part), images: part.images.map(toPicture) }
}

const fieldsOf = (fields: Fields, record: object) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name in fields))

const toPicture = ({ id: _, ...picture }: Image): NewImage => picture

/** Restores the pictures of a snapshot with their texts: existing ones stay, the others are added again. */
export function picturesFrom({ images = [] }: Snapshot, current: Image[]): PictureOrder {
  return (images as NewImage[]).map((picture) => {
    const there = current.find(({ name }) => name === picture.name)
    return there ? { id: there.id, alt: picture.alt } : picture
  })
}
