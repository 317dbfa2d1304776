/** Public folders: those of the documented addresses, and those of stock photos, of the agency's brand and of guests' reviews. */
export type ImageFolder = 'uploads' | 'hotelrooms' | 'images' | 'stock' | 'agency' | 'reviews'

/** In an address, of a picture that visitors may not see: it proves itself, and is good for a while. */
export type SignedFolder = `reviews/${string}`

/** A stored picture. Its files are `folder/name.webp` (1280 wide at most) and the variants below. */
export interface Image<Folder extends string = ImageFolder> {
  id: number
  folder: Folder
  name: string
  /** Pixels of the original, upright. */
  width: number
  height: number
  /** A data URI a few hundred bytes long, shown while the picture loads. */
  blur: string
  alt: string
}

type Addressed = Pick<Image<ImageFolder | SignedFolder>, 'folder' | 'name' | 'width'>

/** Characters of an alternative text. */
export const maxAlt = 160

export const imageWidths = [400, 640, 960, 1280, 1920] as const
export type ImageFormat = 'avif' | 'webp'

/** The widths made of a picture: never enlarged, so a small one keeps its own width as the last. */
export function variantWidths(width: number): number[] {
  const smaller = imageWidths.filter((step) => step < width)
  return smaller.length < imageWidths.length ? [...smaller, width] : smaller
}

/** The width of the file that carries no width in its name. */
export const mainWidth = (width: number) => Math.min(width, 1280)

/** Path below the host's root, without a leading slash: `uploads/x.webp`, `uploads/x-640.avif`. */
export function imagePath(image: Addressed): string {
  return `${image.folder}/${image.name}.webp`
}

export function variantPath(image: Addressed, width: number, format: ImageFormat): string {
  const suffix = width === mainWidth(image.width) && format === 'webp' ? '' : `-${width}`
  return `${image.folder}/${image.name}${suffix}.${format}`
}

/** A `srcset` of the variants in one format up to a width, addresses from the root. */
export function sourceSet(
  image: Addressed,
  format: ImageFormat,
  widest = Number.POSITIVE_INFINITY,
) {
  const widths = variantWidths(image.width)
  const enough = widths.findIndex((width) => width >= widest)
  return (enough < 0 ? widths : widths.slice(0, enough + 1))
    .map((width) => `/${variantPath(image, width, format)} ${width}w`)
    .join(', ')
}

/** The names of the pictures at paths such as `uploads/x.webp`. */
export const namesIn = (paths: string[]): string[] =>
  paths.flatMap((path) => /([^/]+)\.webp$/.exec(path)?.[1] ?? [])
