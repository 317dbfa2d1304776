import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
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
/** A JPEG has some 20 KB. */
const maxCached = 200

/** The pictures of documents. A picture's JPEG is made once; its file never changes. */
export function createDayPictures({ images, drawPhoto }: PictureSource) {
  const jpegs = new LRUCache<string, Uint8Array>({ max: maxCached })

  async function jpegOf(image: Image) {
    const widths = variantWidths(image.width)
    const width = widths.find((width) => width >= wideEnough) ?? Math.max(...widths)
    const path = variantPath(image, width, 'webp')
    const cached = jpegs.get(path)
    if (cached) return cached
    try {
      const opened = await images.open(path)
      const made = opened && (await drawPhoto(await buffer(opened.body)))
      if (made) jpegs.set(path, made)
      return made
    } catch {
      return undefined
    }
  }

  async function gather(days: PublicVersion['days'], made: DayPicture[], stop: AbortSignal) {
    const shown = days
      .flatMap(({ picture, title }, index) => (picture ? { ...picture, title, index } : []))
      .slice(0, maxPictures)
    const paths = shown.map(({ path }) => path)
    const stored = new Map(await images.byPath(paths).catch(() => []))
    for (const { path, alt, title, index } of shown) {
      const image = stored.get(path)
      const body = image && (await jpegOf(image))
      if (stop.aborted) return
      if (body) made.push({ index, alt: alt || image.alt || title, body })
    }
  }

  /**
   * The pictures of the first days that have one, as far as they are ready in time; broken or missing
   * ones are left out.
   */
  return async ({ days }: PublicVersion, timeMs = 5000): Promise<DayPicture[]> => {
    const made: DayPicture[] = []
    const stop = new AbortController()
    const outOfTime = wait(timeMs, undefined, { signal: stop.signal }).catch(() => {})
    await Promise.race([gather(days, made, stop.signal), outOfTime])
    stop.abort()
    return made
  }
}
