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

/** A picture in a form: one that the server has, or a file still to be sent. */
export interface Picture {
  key: string
  src: string
  /** The file's name, or what the picture shows: tells it from the others. */
  name: string
  /** What it shows, for people who can’t see it; empty means the title of what it belongs to. */
  alt: string
  /** As `images` names it: its path, or `stored:7` for one that another listing shows. */
  path?: string
  file?: File
  /** Pixels; of a new file they are known once it is shown. */
  size?: Size
}

const types = ['image/jpeg', 'image/png', 'image/webp']
export const acceptedTypes = types.join(',')

/** `title` is the text that a picture without one of its own has. */
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

/** One of the library, to be shown here too. */
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

/** Those of the files that can be taken, and why the others cannot. */
export function sift(files: File[], limit: number) {
  const errors = files.flatMap((file) => refusalOf(file) ?? [])
  const fit = files.filter((file) => !refusalOf(file))
  if (limit === 1 && fit.length > 1) errors.push('Only one image is allowed.')
  return { taken: limit === 1 ? fit.slice(0, 1) : fit, errors }
}

function refusalOf({ name, type, size }: File): string | undefined {
  const format = formatOf(name, type)
  if (isRefusedFormat(format)) return refusedFormatMessage(name, format)
  if (!types.includes(type)) return foreignMessage(name)
  if (size === 0) return emptyMessage(name)
}

/** Where a device knows no type for a file, by its name. */
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

/** Below this the pages show it enlarged. */
const enough = { width: 640, height: 400 }

/** Of a picture that can be taken, but will not look well. */
export function smallNotice({ width, height }: Size): string | undefined {
  if (width >= enough.width && height >= enough.height) return undefined
  const [across, down] = [width, height].map((pixels) => pixels.toLocaleString('en-IN'))
  return `This picture is only ${across} × ${down} pixels; it will look blurred.`
}

/** Asked once a photo has been made smaller where that can be done. */
export const tooLarge = ({ name, size }: File) =>
  size > maxFileBytes ? tooLargeMessage(name) : undefined

/** Equal where the same pictures stand in the same order with the same descriptions. */
export const fingerprint = (pictures: Picture[]) =>
  JSON.stringify(pictures.map(({ key, alt }) => [key, alt]))

/** Under a name that none of the pictures has: phones call every photo 'image.jpg'. */
export function withUniqueName(file: File, pictures: Picture[]): File {
  const isTaken = (name: string) => pictures.some((picture) => picture.file?.name === name)
  const name = [file.name, ...pictures.map((_, at) => numbered(file.name, at + 2))].find(
    (name) => !isTaken(name),
  )
  return name && name !== file.name ? new File([file], name, { type: file.type }) : file
}

/** boat.jpg, boat (2).jpg */
const numbered = (name: string, number: number) => name.replace(/(\.\w+)?$/, ` (${number})$1`)

/** The messages that name the picture's file, as the server's do. */
export const failuresOf = ({ file }: Picture, errors: string[]) =>
  errors.filter((error) => file && error.startsWith(`“${file.name}”`))

export const isAboutOneOf = (pictures: Picture[], error: string) =>
  pictures.some((picture) => failuresOf(picture, [error]).length > 0)

/** The messages that the pictures, as they are now, still give cause for. */
export function stillTrue(errors: string[], pictures: Picture[]): string[] {
  const { images = [] } = checkAlts(pictures)
  return errors.filter((error) => images.includes(error) || isAboutOneOf(pictures, error))
}

interface BodyOptions {
  /** The documented name of the files. */
  name: string
  /** Whether the record is there already: only then there is something to keep. */
  changing: boolean
}

/** The pictures as a body: `images` in their order, `new:0` standing for the first file. */
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

/** Why the texts of the pictures would be refused. */
export const checkAlts = (pictures: Picture[]): FieldErrors =>
  pictures.some(({ alt }) => alt.trim().length > maxAlt)
    ? { images: [`A description can be at most ${maxAlt} characters.`] }
    : {}

/** How much of each file has been sent, from 0 to 1, by its picture's key. */
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
