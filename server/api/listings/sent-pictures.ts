import type { FieldErrors } from '#catalogue/field.ts'
import { type Image, type ImageFolder, imagePath } from '#catalogue/pictures/image.ts'
import { limitMessage } from '#catalogue/pictures/picture-format.ts'
import type { Images } from '../../images/images.ts'
import type { NewImage, PictureOrder } from '../../listings/pictures.ts'
import type { Upload } from '../../wire/multipart.ts'

interface Sent {
  uploads: Upload[]
  folder: ImageFolder
  /** The maximum number of pictures. */
  limit: number
  /** Paths of the pictures to keep, in order; absent if the body names none. */
  staying?: string[]
  /** The texts of the pictures, in their new order; unchanged if absent. */
  alts?: string[]
  current: Image[]
}

interface Received {
  added: NewImage[]
  /** The new pictures; undefined if unchanged. */
  order: PictureOrder | undefined
}

/** Refers, among `images`, to a file of the same request: `new:0` is the first. */
const newPicture = /^new:(\d{1,3})$/
/** Refers to a picture of another listing, by id. */
const storedPicture = /^stored:(\d{1,9})$/

const idOf = (path: string) => Number(storedPicture.exec(path)?.[1] ?? 0)

/**
 * Encodes and stores a body's files and returns the owner's new pictures: uploaded files replace
 * all; `images` lists those to keep, in order, with files at `new:0` or else at the end; `stored:7`
 * adds a picture of another listing, sharing its files.
 */
export async function receivePictures(
  images: Images,
  sent: Sent,
): Promise<Received | { errors: FieldErrors }> {
  const chosen = await choose(images, sent)
  const places = arrange(sent, chosen)
  if ('errors' in places) return places
  const added = await store(images, sent)
  if ('errors' in added) return added
  return { added, order: orderOf(sent, places, added) }
}

/** The allowed entries of `images` for a new record: it has none to keep. */
export function newOnly(named: string[] = []): string[] | undefined {
  const found = named.filter((path) => newPicture.test(path) || storedPicture.test(path))
  return found.length > 0 ? found : undefined
}

function orderOf({ staying, alts, current }: Sent, places: Placed[], added: NewImage[]) {
  const isRearranged = staying !== undefined || added.length > 0
  if (!isRearranged && !alts) return undefined
  const order = isRearranged ? places : current.map(({ id }, at) => ({ place: id, at }))
  return order.flatMap(({ place, at }): PictureOrder => {
    const alt = alts?.[at]
    if (typeof place === 'number') return [{ id: place, alt }]
    if ('stored' in place) return [{ ...place.stored, alt: alt ?? place.stored.alt }]
    const image = added[place.file]
    return image ? [{ ...image, alt: alt || undefined }] : []
  })
}

/** An existing picture, by id; an uploaded file, by index; or one of another listing. */
type Place = number | { file: number } | { stored: NewImage }

/** A picture, and its position among `images`, which is also that of its text. */
interface Placed {
  place: Place
  at: number
}

/** The pictures of other listings in the body, by id; unknown ones are left out. */
async function choose({ pick }: Images, { staying = [], folder }: Sent) {
  const ids = staying.map(idOf).filter((id) => id > 0)
  const found = ids.length > 0 ? await pick(ids, folder) : []
  return new Map(
    found.map(({ id, listing, alt, ...files }) => [
      id,
      { ...files, alt: alt === listing.title ? '' : alt },
    ]),
  )
}

function arrange(
  { uploads, limit, staying = [], current }: Sent,
  chosen: Map<number, NewImage>,
): Placed[] | { errors: FieldErrors } {
  const files = uploads.map((_, file): Place => ({ file }))
  const placed = new Map<Place, number>()
  for (const [at, path] of staying.entries()) {
    const places = placesOf(path, { files, chosen, current })
    // Two pictures may share a file: the second mention means the second picture.
    const place = places.find((each) => !placed.has(each)) ?? places[0]
    if (place === undefined) return { errors: { images: [unknownPicture] } }
    if (!placed.has(place)) placed.set(place, at)
  }
  const others = files.filter((file) => !placed.has(file))
  for (const [at, file] of others.entries()) placed.set(file, staying.length + at)
  if (placed.size > limit) return { errors: { images: [limitMessage(limit)] } }
  return [...placed].map(([place, at]) => ({ place, at }))
}

interface Known {
  files: Place[]
  chosen: Map<number, NewImage>
  current: Image[]
}

/** The meaning of a path among `images`. */
function placesOf(path: string, { files, chosen, current }: Known): Place[] {
  const [, index] = newPicture.exec(path) ?? []
  if (index) return files.slice(Number(index)).slice(0, 1)
  const stored = chosen.get(idOf(path))
  return stored ? [{ stored }] : idsAt(path, current)
}

const unknownPicture = 'Images names a picture that is not there any more.'

/** By path or bare file name, as in listings and parts. */
const idsAt = (path: string, current: Image[]): Place[] =>
  current
    .filter((image) => [imagePath(image), `${image.name}.webp`].includes(path.replace(/^\//, '')))
    .map(({ id }) => id)

async function store(
  images: Images,
  { uploads, folder, current }: Sent,
): Promise<NewImage[] | { errors: FieldErrors }> {
  const stored: NewImage[] = []
  for (const [at, { path, fileName }] of uploads.entries()) {
    const beside = [...current, ...stored].map(({ name }) => name)
    const image = await images
      .store({ path, fileName, folder, beside })
      .catch(async (error: unknown) => {
        await images.discard(stored)
        throw error
      })
    if ('error' in image) {
      await images.discard(stored)
      return {
        errors: { images: [image.error, ...(await refusals(images, uploads.slice(at + 1)))] },
      }
    }
    stored.push(image)
  }
  return stored
}

/** Reports every wrong file at once. */
async function refusals(images: Images, uploads: Upload[]): Promise<string[]> {
  const found: string[] = []
  for (const upload of uploads) {
    const refusal = await images.refusal(upload)
    if (refusal) found.push(refusal)
  }
  return found
}

/** Writes the record; if that fails removes the new files, else the dropped ones. */
export async function withStoredFiles<T>(
  images: Images,
  { added, before }: { added: NewImage[]; before: Image[] },
  write: () => Promise<T>,
): Promise<T> {
  const outcome = await write().catch(async (error: unknown) => {
    await images.discard(added)
    throw error
  })
  const after = picturesOf(outcome)
  await images.discard(
    after ? before.filter(({ id }) => !after.some((image) => image.id === id)) : added,
  )
  return outcome
}

/** The pictures of a written record; undefined if nothing was written. */
function picturesOf(outcome: unknown): Image[] | undefined {
  const isRecord = typeof outcome === 'object' && outcome !== null && 'images' in outcome
  return isRecord ? (outcome as { images: Image[] }).images : undefined
}
