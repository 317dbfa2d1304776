import {
  type Image,
  type ImageFolder,
  type ImageFormat,
  variantPath,
  variantWidths,
} from '#catalogue/pictures/image.ts'

export interface StoredImage extends Omit<Image, 'id' | 'alt'> {
  /** SHA-256 of its main file, hexadecimal, if known. */
  hash?: string
}

/** A path such as `uploads/x-640.avif`, parsed. */
export interface ImageFile {
  path: string
  folder: ImageFolder
  name: string
  format: ImageFormat
}

const address =
  /^(uploads|hotelrooms|images|stock|agency|reviews)\/([a-z0-9]+(?:-[a-z0-9]+)*?)(?:-\d+)?\.(avif|webp)$/

/** Longer ones name no picture, and would fill the caches of names. */
const maxLength = 200

/** Undefined for any path that cannot be a picture's. */
export function parseImagePath(path: string): ImageFile | undefined {
  if (path.length > maxLength) return undefined
  const [, folder, name, format] = address.exec(path) ?? []
  if (!folder || !name || !format) return undefined
  return { path, folder: folder as ImageFolder, name, format: format as ImageFormat }
}

/** Every file of a picture. */
export function filesOf(image: StoredImage): string[] {
  const formats: ImageFormat[] = ['avif', 'webp']
  return variantWidths(image.width).flatMap((width) =>
    formats.map((format) => variantPath(image, width, format)),
  )
}

export const mediaType = (format: ImageFormat) => `image/${format}`

/** The media type of a picture's file. */
export const mediaTypeOf = (path: string) => mediaType(path.endsWith('.avif') ? 'avif' : 'webp')
