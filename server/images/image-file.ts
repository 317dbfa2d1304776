import {
  type Image,
  type ImageFolder,
  type ImageFormat,
  variantPath,
  variantWidths,
} from '#catalogue/image.ts'

export type StoredImage = Omit<Image, 'id' | 'alt'>

/** Which picture, and which of its files, a path names. */
export interface ImageFile {
  folder: ImageFolder
  name: string
  /** Such as `x-640.avif`. */
  file: string
  format: ImageFormat
}

const address = /^(uploads|hotelrooms|images)\/(([a-z0-9]+(?:-[a-z0-9]+)*?)(?:-\d+)?\.(avif|webp))$/

/** Reads a path such as `uploads/x-640.avif`; undefined for any that names no picture. */
export function parseImagePath(path: string): ImageFile | undefined {
  const [, folder, file, name, format] = address.exec(path) ?? []
  if (!folder || !file || !name || !format) return undefined
  return { folder: folder as ImageFolder, name, file, format: format as ImageFormat }
}

/** Every file that belongs to a picture. */
export function filesOf(image: StoredImage): string[] {
  const formats: ImageFormat[] = ['avif', 'webp']
  return variantWidths(image.width).flatMap((width) =>
    formats.map((format) => variantPath(image, width, format)),
  )
}

export const mediaType = (format: ImageFormat) => `image/${format}`
