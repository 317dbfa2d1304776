import { z } from 'zod'
import type { ImageFolder } from '#catalogue/pictures/image.ts'
import { parseImagePath, type StoredImage } from '../../images/image-file.ts'
import { find, isObject } from '../sheets/record.ts'

/** A picture named in a record. */
export interface PictureRef {
  sheet?: string
  at: string
  row?: number
  /** The sheet's headings as written, by field. */
  headings?: Record<string, string>
  /** As written in the record: 'dal.jpg', 'uploads/x.webp'. */
  path: string
  /** The folder of its owner's pictures. */
  folder: ImageFolder
  /** If absent, the owner's title describes it. */
  alt?: string
  /** An export's data about a picture in its files. */
  image?: StoredImage
}

const details = z.object({
  path: z.string(),
  alt: z.string().trim().max(1000).optional().catch(undefined),
  size: z
    .object({
      width: z.int().positive(),
      height: z.int().positive(),
      blur: z
        .string()
        .max(10_000)
        .regex(/^data:image\/webp;base64,[\w+/]+=*$/),
    })
    .optional()
    .catch(undefined),
})

type Details = z.output<typeof details>

/** The pictures of a listing or part in order, with the data of its `pictures`. */
export function pictureRefs(
  value: Record<string, unknown>,
  owner: Omit<PictureRef, 'path' | 'alt' | 'image'>,
  say: (field: string, message: string) => void,
): PictureRef[] {
  const known = detailsOf(value)
  const paths = pathsOf(value)
  if (!paths.every((path) => typeof path === 'string')) {
    say('images', 'Images must be a list of file names.')
    return []
  }
  return paths.map((path, index) => {
    const details = detailsFor(path, known, index)
    return { ...owner, path, alt: details?.alt, image: details && exported(details) }
  })
}

/** Finds a picture's data by its path, else by its file name if unique, else by its position. */
function detailsFor(path: string, known: Details[], index: number): Details | undefined {
  const atPlace = known[index]
  if (atPlace?.path === path) return atPlace
  const own = known.find((each) => each.path === path)
  if (own) return own
  const sameName = known.filter((each) => nameOf(each.path) === nameOf(path))
  return sameName.length > 1 ? sameName.find((each) => each === atPlace) : sameName[0]
}

/** Several are under `images`, one under `image` or `icon`. */
export const pathsOf = (value: Record<string, unknown>): unknown[] =>
  ['images', 'image', 'icon'].flatMap((name) => find(value, name) || [])

function detailsOf(value: Record<string, unknown>): Details[] {
  const described = find(value, 'pictures')
  if (!Array.isArray(described)) return []
  return described
    .filter(isObject)
    .flatMap((each) => details.safeParse({ ...each, size: each }).data ?? [])
}

function exported({ path, size }: Details): StoredImage | undefined {
  const file = parseImagePath(path)
  const isMain = file && path === `${file.folder}/${file.name}.webp`
  return isMain && size ? { folder: file.folder, name: file.name, ...size } : undefined
}

const nameOf = (path: string) => path.split('/').at(-1)
