import type { FieldErrors } from '#catalogue/field.ts'
import { type Image, type ImageFolder, imagePath } from '#catalogue/pictures/image.ts'
import { limitMessage } from '#catalogue/pictures/picture-format.ts'
import type { Images } from '../../images/images.ts'
import type { NewImage, PictureOrder } from '../../listings/pictures.ts'
import type { Upload } from '../../wire/multipart.ts'

interface Sent {
  uploads: Upload[]
  folder: ImageFolder
  /** How many pictures the owner may have. */
  limit: number
  /** Paths of those that stay, in order; absent when the body names none. */
  staying?: string[]
  /** What each picture shows, in the order that the pictures are to have; absent, the texts stay. */
  alts?: string[]
  current: Image[]
}

interface Received {
  added: NewImage[]
  /** What the pictures become; undefined where they stay as they are. */
  order: PictureOrder | undefined
}

/** Among `images`, stands for a file of the same request: `new:0` is the first. */
const newPicture = /^new:(\d{1,3})$/
/** And this for a picture that some listing shows, by its id. */
const storedPicture = /^stored:(\d{1,9})$/

const idOf = (path: string) => Number(storedPicture.exec(path)?.[1] ?? 0)

/**
 * Encodes and stores a body's files and says what the owner's pictures become: sent files replace all;
 * `images` says which stay, and in which order, with the files where it says `new:0` or else behind;
 * `stored:7` adds a picture that another listing shows, from the same files.
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

/** What a new record may name among `images`: it has none to keep. */
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

/** A picture that is there, by its id; a sent file, by its index; or one that another listing shows. */
type Place = number | { file: number } | { stored: NewImage }

/** A picture's place, and where among `images` it was named: there its text stands too. */
interface Placed {
  place: Place
  at: number
}

/** The pictures of other listings that the body names, by their ids; those not there are left out. */
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
    // Two pictures may have one file: the second naming is the second one's.
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

/** What a path among `images` may stand for. */
function placesOf(path: string, { files, chosen, current }: Known): Place[] {
  const [, index] = newPicture.exec(path) ?? []
  if (index) return files.slice(Number(index)).slice(0, 1)
  const stored = chosen.get(idOf(path))
  return stored ? [{ stored }] : idsAt(path, current)
}

const unknownPicture = 'Images names a picture that is not there any more.'

/** By the path or the bare file name, as listings and parts name them. */
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

/** Writes the record; when nothing comes of it the new files go again, else the dropped ones. */
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

/** The pictures of a written record; undefined when the write came to nothing. */
function picturesOf(outcome: unknown): Image[] | undefined {
  const isRecord = typeof outcome === 'object' && outcome !== null && 'images' in outcome
  return isRecord ? (outcome as { images: Image[] }).images : undefined
}
