import type { AnyListing, PartRecord } from '#catalogue/kinds.ts'
import { type Image, imagePath } from '#catalogue/pictures/image.ts'

/** Finds an existing picture of a listing or its parts by path. */
export function existingPictures(listing?: AnyListing & { parts?: object }) {
  const records = Object.values<PartRecord[]>({ ...listing?.parts }).flat()
  const images = [...(listing?.images ?? []), ...records.flatMap((part) => part.images)]
  const byPath = new Map(images.flatMap((image) => pathsOf(image).map((path) => [path, image])))
  return (path: string): Image | undefined => byPath.get(path)
}

const pathsOf = (image: Image) => [imagePath(image), `${image.name}.webp`]
