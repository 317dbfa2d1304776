import { open } from 'node:fs/promises'
import sharp from 'sharp'

export type Refusal = 'foreign' | 'heic' | 'damaged' | 'too large' | 'too long'

export const maxPixels = 60e6
/** The longest side that WebP can hold. */
const maxSide = 16_383

// Otherwise a file dressed up as a JPEG could reach the decoders of SVG, PDF and a dozen others.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
})
// The cache goes by file name, and upload files come and go.
sharp.cache(false)

/** Opens a picture without decoding it yet; upright, in sRGB, of an animation the first frame. */
export function openPicture(path: string) {
  return sharp(path, { failOn: 'warning', limitInputPixels: maxPixels }).autoOrient()
}

/** Why a file cannot be taken, going by its head: damage further on shows when it is decoded. */
export async function refusalOf(path: string): Promise<Refusal | undefined> {
  const format = formatOf(await head(path))
  if (!format) return 'foreign'
  if (format === 'heic') return 'heic'
  const metadata = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!metadata) return 'damaged'
  const { width, height } = metadata.autoOrient
  if (width * height > maxPixels) return 'too large'
  if (height * Math.min(1, 1920 / width) > maxSide) return 'too long'
  return undefined
}

function formatOf(head: string) {
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^RIFF.{4}WEBP/s.test(head)) return 'webp'
  if (/^.{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/s.test(head)) return 'heic'
  return undefined
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
