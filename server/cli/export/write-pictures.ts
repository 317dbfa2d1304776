import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { readBrandPicture } from '#catalogue/brand/picture.ts'
import type { PartRecord } from '#catalogue/kinds.ts'
import { type Image, imagePath } from '#catalogue/pictures/image.ts'
import { brandTextsIn } from '../../images/brand-pictures.ts'
import { bundledPictures } from '../../images/bundled.ts'
import { filesOf, parseImagePath, type StoredImage } from '../../images/image-file.ts'
import type { Images } from '../../images/images.ts'
import type { ExportedListing } from './read-all.ts'

/** The distinct pictures of the listings and their parts. */
export function picturesIn(listings: ExportedListing[]): Image[] {
  const all = listings.flatMap(({ images, parts }) => {
    const records = Object.values<PartRecord[]>({ ...parts }).flat()
    return [...images, ...records.flatMap((part) => part.images)]
  })
  return [...new Map(all.map((image) => [imagePath(image), image])).values()]
}

/** The distinct pictures of settings and texts. */
export function brandIn(...values: unknown[]): StoredImage[] {
  return [...new Set(brandTextsIn(JSON.stringify(values)))].flatMap((text) => {
    const picture = readBrandPicture(text)
    const file = picture && parseImagePath(picture.path)
    return file ? [{ ...picture, ...file, blur: '' }] : []
  })
}

/** Writes the pictures' files below the folder, and returns the paths of missing ones. */
export async function writePictures(
  images: Images,
  pictures: StoredImage[],
  { folder, step }: { folder: string; step: () => void },
): Promise<string[]> {
  const bundled = bundledPictures()
  const missing: string[] = []
  for (const image of pictures) {
    // The other widths of a bundled picture come with the code.
    const paths = bundled.has(image.name) ? [imagePath(image)] : filesOf(image)
    for (const path of paths) {
      const written = await writeFile(images, path, join(folder, path))
      if (!written) missing.push(path)
    }
    step()
  }
  return missing
}

async function writeFile(images: Images, path: string, to: string): Promise<boolean> {
  const file = await images.open(path)
  if (!file) return false
  await mkdir(dirname(to), { recursive: true })
  await pipeline(file.body, createWriteStream(to))
  return true
}
