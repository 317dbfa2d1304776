import type { FieldErrors } from '#catalogue/field.ts'
import { maxAlt } from '#catalogue/pictures/image.ts'
import {
  emptyMessage,
  foreignMessage,
  isRefusedFormat,
  maxFileBytes,
  refusedFormatMessage,
  tooLargeMessage,
} from '#catalogue/pictures/picture-format.ts'
import type { WireLibraryPicture } from '#server/api/listings/picture-routes.ts'
import type { WirePicture } from '#server/wire/schemas.ts'

/** A picture in a form: an existing one, or a file to be uploaded. */
export interface Picture {
  key: string
  src: string
  /** The file's name or the picture's description, to distinguish it. */
  name: string
  /** Its description for people who can’t see it; if empty, its owner's title is used. */
  alt: string
  /** Its entry in `images`: its path, or `stored:7` for one of another listing. */
  path?: string
  file?: File
  /** Pixels; for a new file known once it is displayed. */
  size?: Size
}

const types = ['image/jpeg', 'image/png', 'image/webp']
export const acceptedTypes = types.join(',')

/** `title` describes a picture without its own text. */
export const storedPicture = (
  { path, alt, srcset, width, height }: WirePicture,
  title: string,
): Picture => ({
  key: path,
  path,
  alt: alt === title ? '' : alt,
  name: alt || path,
  size: { width, height },
  src: smallest(srcset.webp) ?? `/${path}`,
})

/** A picture of the library, to be used here too. */
export const chosenPicture = (picture: WireLibraryPicture): Picture => ({
  ...storedPicture(picture, picture.listing.title),
  path: `stored:${picture.id}`,
})

export const isChosen = ({ path }: Picture) => path?.startsWith('stored:') ?? false

const smallest = (srcset: string) => srcset.split(' ')[0] || undefined

let made = 0
export const newPicture = (file: File): Picture => ({
  key: `new-${made++}`,
  file,
  alt: '',
  name: file.name,
  src: URL.createObjectURL(file),
})

/** The acceptable files, and the errors of the others. */
export function checkFiles(files: File[], limit: number) {
  const errors = files.flatMap((file) => refusalOf(file) ?? [])
  const fit = files.filter((file) => !refusalOf(file))
  if (limit === 1 && fit.length > 1) errors.push('Only one image is allowed.')
  return { accepted: limit === 1 ? fit.slice(0, 1) : fit, errors }
}

function refusalOf({ name, type, size }: File): string | undefined {
  const format = formatOf(name, type)
  if (isRefusedFormat(format)) return refusedFormatMessage(name, format)
  if (!types.includes(type)) return foreignMessage(name)
  if (size === 0) return emptyMessage(name)
}

/** The type by file name, if the device does not know it. */
function formatOf(name: string, type: string): string {
  const [, format = ''] = /^image\/(\w+)/.exec(type) ?? /\.(\w+)$/.exec(name) ?? []
  return format
    .toLowerCase()
    .replace(/^hei[cf]$/, 'heic')
    .replace(/^tif$/, 'tiff')
}

interface Size {
  width: number
  height: number
}

/** Below this width, pages show it enlarged. */
const minSize = { width: 640, height: 400 }

/** A warning for an acceptable picture that will not look good. */
export function smallNotice({ width, height }: Size): string | undefined {
  if (width >= minSize.width && height >= minSize.height) return undefined
  const [across, down] = [width, height].map((pixels) => pixels.toLocaleString('en-IN'))
  return `This picture is only ${across} × ${down} pixels; it will look blurred.`
}

/** Checked after a photo was reduced, if that is possible. */
export const tooLarge = ({ name, size }: File) =>
  size > maxFileBytes ? tooLargeMessage(name) : undefined

/** Equal if the same pictures are in the same order with the same descriptions. */
export const fingerprint = (pictures: Picture[]) =>
  JSON.stringify(pictures.map(({ key, alt }) => [key, alt]))

/** A name that no other picture has, since phones name every photo 'image.jpg'. */
export function withUniqueName(file: File, pictures: Picture[]): File {
  const isTaken = (name: string) => pictures.some((picture) => picture.file?.name === name)
  const name = [file.name, ...pictures.map((_, at) => numbered(file.name, at + 2))].find(
    (name) => !isTaken(name),
  )
  return name && name !== file.name ? new File([file], name, { type: file.type }) : file
}

/** boat.jpg, boat (2).jpg */
const numbered = (name: string, number: number) => name.replace(/(\.\w+)?$/, ` (${number})$1`)

/** The messages that contain the picture's file name, as the server's do. */
export const failuresOf = ({ file }: Picture, errors: string[]) =>
  errors.filter((error) => file && error.startsWith(`“${file.name}”`))

export const isAboutOneOf = (pictures: Picture[], error: string) =>
  pictures.some((picture) => failuresOf(picture, [error]).length > 0)

/** The messages that the current pictures still cause. */
export function remainingErrors(errors: string[], pictures: Picture[]): string[] {
  const { images = [] } = checkAlts(pictures)
  return errors.filter((error) => images.includes(error) || isAboutOneOf(pictures, error))
}

interface BodyOptions {
  /** The documented field name of the files. */
  name: string
  /** Whether the record exists already, and so has pictures to keep. */
  changing: boolean
}

/** The pictures as a body: `images` in order, with `new:0` for the first file. */
export function appendPictures(form: FormData, pictures: Picture[], options: BodyOptions) {
  const { name, changing } = options
  if (changing || pictures.some(isChosen)) {
    let at = 0
    for (const { path } of pictures) form.append('images', path ?? `new:${at++}`)
    if (pictures.length === 0) form.append('images', '')
  }
  for (const [at, { alt }] of pictures.entries()) form.append(`alts[${at}]`, alt)
  for (const { file } of pictures) if (file) form.append(name, file)
}

/** The errors of the pictures' texts. */
export const checkAlts = (pictures: Picture[]): FieldErrors =>
  pictures.some(({ alt }) => alt.trim().length > maxAlt)
    ? { images: [`A description can be at most ${maxAlt} characters.`] }
    : {}

/** Upload progress of each file from 0 to 1, by its picture's key. */
export function progressOf(pictures: Picture[], sent: number): Record<string, number> {
  let start = 0
  const progress: Record<string, number> = {}
  for (const { key, file } of pictures) {
    if (!file) continue
    progress[key] = Math.min(1, Math.max(0, (sent - start) / Math.max(1, file.size)))
    start += file.size
  }
  return progress
}
