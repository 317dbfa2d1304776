import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const scenes = join(import.meta.dirname, '../../content/portraits')

/** A plain JPEG of one colour, in pixels. */
export const jpeg = (width = 900, height = 600, background = '#135274') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

/**
 * A JPEG of many megabytes, as from a phone held sideways: 4032 wide in the file, upright 3024. It
 * is of one colour, and most of its bytes are after the picture, so that it is encoded quickly.
 */
export async function phonePhoto() {
  const create = { width: 4032, height: 3024, channels: 3 as const, background: '#135274' }
  const photo = await sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  return Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024)])
}

/** A small JPEG of a valley scene, rotated by EXIF. */
export const photograph = (scene: 'dal-dawn' | 'gulmarg' | 'houseboat-dusk' | 'tulips') =>
  sharp(join(scenes, `${scene}.webp`))
    .resize(900, 600)
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** Every picture file stored in an app's folder. */
export const storedFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(avif|webp)$/.test(path),
  )
