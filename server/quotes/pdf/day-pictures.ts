import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { type Image, variantPath, variantWidths } from '#catalogue/pictures/image.ts'
import type { PublicVersion } from '#catalogue/quotes/public-version.ts'
import type { Images } from '../../images/images.ts'

export interface DayPicture {
  /** The index of the day. */
  index: number
  alt: string
  /** JPEG. */
  body: Uint8Array
}

export interface PictureSource {
  images: Pick<Images, 'open' | 'byPath'>
  /** Makes a small JPEG of a picture. */
  drawPhoto: (body: Uint8Array) => Promise<Uint8Array>
}

/** Limits the size of the document. */
const maxPictures = 12
const wideEnough = 640

/**
 * The pictures of the first days that have one, as far as they are ready in time; broken or missing
 * ones are left out.
 */
export async function dayPictures(
  { days }: PublicVersion,
  source: PictureSource,
  timeMs = 5000,
): Promise<DayPicture[]> {
  const made: DayPicture[] = []
  const stop = new AbortController()
  const outOfTime = wait(timeMs, undefined, { signal: stop.signal }).catch(() => {})
  await Promise.race([gather(days, source, made, stop.signal), outOfTime])
  stop.abort()
  return made
}

async function gather(
  days: PublicVersion['days'],
  source: PictureSource,
  made: DayPicture[],
  stop: AbortSignal,
): Promise<void> {
  const shown = days
    .flatMap(({ picture, title }, index) => (picture ? { ...picture, title, index } : []))
    .slice(0, maxPictures)
  const stored = await storedOf(shown, source)
  for (const { path, alt, title, index } of shown) {
    const image = stored.get(path)
    const body = image && (await printed(image, source))
    if (stop.aborted) return
    if (body) made.push({ index, alt: alt || image.alt || title, body })
  }
}

const storedOf = async (shown: { path: string }[], { images }: PictureSource) =>
  new Map(await images.byPath(shown.map(({ path }) => path)).catch(() => []))

async function printed(image: Image, { images, drawPhoto }: PictureSource) {
  const widths = variantWidths(image.width)
  const width = widths.find((width) => width >= wideEnough) ?? Math.max(...widths)
  try {
    const opened = await images.open(variantPath(image, width, 'webp'))
    return opened && (await drawPhoto(await buffer(opened.body)))
  } catch {
    return undefined
  }
}
