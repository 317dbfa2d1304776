import { open, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { maxPixels, type Refusal } from '../refusal.ts'
import { withoutExtras } from './png-chunks.ts'

/** The maximum side of a WebP. */
const maxSide = 16_383

// Otherwise a disguised file could reach the decoders of SVG, PDF and other formats.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
})
// The cache goes by file name, and upload files are short-lived.
sharp.cache(false)
// Each libvips thread has its own buffers for every step.
sharp.concurrency(1)

/** A picture's file: its path, or its bytes without compressed extras. */
export type Source = string | Buffer

/** Opens a picture without decoding it: upright, in sRGB, the first frame of an animation. */
export function openPicture(source: Source) {
  return sharp(source, { failOn: 'warning', limitInputPixels: maxPixels }).autoOrient()
}

/** The picture in an acceptable file, by its header; damage further on shows when it is decoded. */
export async function readPicture(
  path: string,
): Promise<{ source: Source } | { refusal: Refusal }> {
  const format = formatOf(await head(path))
  if (!isTaken(format)) return { refusal: format }
  const source = format === 'png' ? withoutExtras(await readFile(path)) : path
  const metadata = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!metadata) return { refusal: 'damaged' }
  const { width, height } = metadata.autoOrient
  if (width * height > maxPixels) return { refusal: 'too large' }
  if (height * Math.min(1, 1920 / width) > maxSide) return { refusal: 'too long' }
  return { source }
}

const taken = ['jpeg', 'png', 'webp'] as const
type Taken = (typeof taken)[number]

const isTaken = (format: Taken | Refusal): format is Taken => taken.some((each) => each === format)

function formatOf(head: string): Taken | Refusal {
  if (head === '') return 'empty'
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^RIFF.{4}WEBP/s.test(head)) return 'webp'
  if (/^.{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/s.test(head)) return 'heic'
  if (/^.{4}ftypavi[fs]/s.test(head)) return 'avif'
  if (/^GIF8[79]a/.test(head)) return 'gif'
  if (/^(II\*\0|MM\0\*)/.test(head)) return 'tiff'
  return 'foreign'
}

async function head(path: string) {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12))
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await handle.close()
  }
}
