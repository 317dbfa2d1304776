import type { WirePicture } from '../api/wire.ts'

/** A picture in a form: one that the server has, or a file still to be sent. */
export interface Picture {
  key: string
  /** What the preview shows. */
  src: string
  name: string
  path?: string
  file?: File
}

const types = ['image/jpeg', 'image/png', 'image/webp']
export const acceptedTypes = types.join(',')
const largestBytes = 20 * 1024 * 1024

export const keptPicture = ({ path, alt, srcset }: WirePicture): Picture => ({
  key: path,
  path,
  name: alt || path,
  src: smallest(srcset.webp) ?? `/${path}`,
})

const smallest = (srcset: string) => srcset.split(' ')[0] || undefined

let made = 0
export const newPicture = (file: File): Picture => ({
  key: `new-${made++}`,
  file,
  name: file.name,
  src: URL.createObjectURL(file),
})

const limitMessage = (limit: number) =>
  limit === 1 ? 'Only one image is allowed.' : `At most ${limit} images are allowed.`

/** Those of the files that can be taken, and why the others cannot. */
export function sift(files: File[], room: number, limit: number) {
  const errors: string[] = []
  const fit = files.filter((file) => {
    const refusal = refusalOf(file)
    if (refusal) errors.push(refusal)
    return !refusal
  })
  if (fit.length > room) errors.push(limitMessage(limit))
  return { taken: fit.slice(0, room), errors }
}

function refusalOf({ name, type, size }: File): string | undefined {
  if (!types.includes(type)) return `“${name}” is not a JPEG, PNG or WebP picture.`
  if (size > largestBytes) return `“${name}” is larger than 20 MB.`
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
  if (changing) {
    let at = 0
    for (const { path } of pictures) form.append('images', path ?? `new:${at++}`)
    if (pictures.length === 0) form.append('images', '')
  }
  for (const { file } of pictures) if (file) form.append(name, file)
}

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
