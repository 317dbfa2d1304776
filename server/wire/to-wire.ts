import type { Fields } from '#catalogue/field.ts'
import { categoryField, ownerField } from '#catalogue/kind.ts'
import {
  type AnyListing,
  type KindName,
  kindOf,
  type PartName,
  type PartRecord,
  partOf,
} from '#catalogue/kinds.ts'
import { type Image, imagePath, sourceSet } from '#catalogue/pictures/image.ts'

/** The documented wrapper of every list. */
export const values = <T>(items: T[]) => ({ $values: items })

/** A listing in the documented shape. */
export function toWire(listing: AnyListing & { parts: object }) {
  const { id, images, status, position, version, createdAt, updatedAt } = listing
  const kind = kindOf(listing.kind)
  const alias = kind.priceAlias
  return {
    id,
    ...fieldsToWire(kind.fields, listing),
    ...(alias && { [alias]: listing.price }),
    ...(hasCategories(listing.kind) && { [categoryField(kind)]: listing.categoryId }),
    ...(kind.imageLimit === 1
      ? { image: images[0] ? imagePath(images[0]) : '' }
      : { images: values(images.map(imagePath)) }),
    pictures: images.map(toPicture),
    ...partsToWire(listing.kind, listing.parts),
    ...{ status, position, version, createdAt, updatedAt },
  }
}

export const hasCategories = (kind: KindName) => Object.keys(kindOf(kind).categories).length > 0

function partsToWire(kind: KindName, parts: object) {
  const lists = Object.entries<PartRecord[]>({ ...parts })
  return Object.fromEntries(
    lists.map(([part, records]) => [
      part,
      values(records.map((record) => partToWire({ kind, part }, record))),
    ]),
  )
}

/** A part in the documented shape; its pictures are bare file names. */
export function partToWire(name: PartName, record: PartRecord) {
  const { pictures, fields } = partOf(name)
  const files = record.images.map((image) => `${image.name}.webp`)
  return {
    id: record.id,
    ...fieldsToWire(fields, record),
    [ownerField(kindOf(name.kind))]: record.listingId,
    ...(pictures === 'images' && { images: values(files) }),
    ...(pictures === 'icon' && { icon: files[0] ?? '' }),
    ...(pictures !== 'none' && { pictures: record.images.map(toPicture) }),
    version: record.version,
  }
}

function fieldsToWire(fields: Fields, record: object) {
  const known = Object.entries(record).filter(([name]) => name in fields)
  return Object.fromEntries(
    known.map(([name, value]) => [name, Array.isArray(value) ? values(value) : value]),
  )
}

/** What a page needs of a picture besides the documented path of its main file. */
export function toPicture(image: Image) {
  const { id, alt, width, height, blur } = image
  const srcset = { avif: sourceSet(image, 'avif'), webp: sourceSet(image, 'webp') }
  return { id, path: imagePath(image), alt, width, height, blur, srcset }
}
