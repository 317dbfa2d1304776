import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { imagePath } from '#catalogue/pictures/image.ts'
import type { StoredImage } from '../../images/image-file.ts'
import type { Images } from '../../images/images.ts'
import type { NewImage } from '../../listings/pictures.ts'
import type { CheckedListing } from '../check/check-record.ts'
import type { PictureRef } from '../check/picture-refs.ts'
import type { FoundPicture } from './find-picture.ts'

/** The row data of each picture. */
export type StoredPictures = Map<PictureRef, NewImage>

export type Pictures = Map<PictureRef, FoundPicture>

/** Every picture of a listing, including those of its parts. */
export const picturesOf = ({ pictures, parts }: CheckedListing) => [
  ...pictures,
  ...parts.flatMap((part) => part.pictures),
]

/** Stored files, by what identifies them. */
export type Made = Map<string, StoredImage>

interface Storing {
  root: string
  step: () => void
  /** Those of earlier rows, in an import that stores row by row. */
  made?: Made
}

/**
 * Stores the pictures, a file used several times only once, and returns their row data. If one
 * fails, the earlier ones are removed and an Error of one line is thrown.
 */
export async function storePictures(
  images: Images,
  pictures: Pictures,
  { root, step, made = new Map() }: Storing,
): Promise<{ stored: StoredPictures; undo: () => Promise<void> }> {
  const stored: StoredPictures = new Map()
  const files: Made = new Map()
  const undo = async () => {
    for (const key of files.keys()) made.delete(key)
    await images.discard([...files.values()])
  }
  try {
    for (const [ref, found] of pictures) {
      const key = keyOf(ref, found)
      const known = files.get(key) ?? made.get(key)
      const image = known ?? (await store(images, ref, found, root))
      if (!known) files.set(key, image)
      made.set(key, image)
      stored.set(ref, { ...image, ...(ref.alt !== undefined && { alt: ref.alt }) })
      step()
    }
  } catch (error) {
    await undo()
    throw error
  }
  return { stored, undo }
}

/** The same key for a file used in several places that can share one picture. */
function keyOf({ folder, path }: PictureRef, found: FoundPicture): string {
  if ('present' in found) return imagePath(found.present)
  if ('bundled' in found) return imagePath(found.bundled)
  if ('exported' in found) return imagePath(found.exported)
  return `${folder} ${'path' in found ? found.path : path}`
}

async function store(
  images: Images,
  { at, folder }: PictureRef,
  found: FoundPicture,
  root: string,
): Promise<StoredImage> {
  if ('bundled' in found) return found.bundled
  if ('present' in found) {
    const { id: _, alt: __, ...image } = found.present
    return image
  }
  if ('exported' in found) {
    await images.adopt(found.exported, (path) => readFile(join(root, path)))
    return found.exported
  }
  const image = 'error' in found ? found : await encoded(images, found.path, folder)
  if ('error' in image) throw new Error(`${at}, Images: ${image.error}`)
  return image
}

const encoded = (images: Images, path: string, folder: PictureRef['folder']) =>
  images.store({ path, fileName: basename(path), folder })
