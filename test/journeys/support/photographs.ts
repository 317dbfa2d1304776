import { join } from 'node:path'
import sharp from 'sharp'

const width = 1600
const height = 1200

/** Six JPEGs as from a phone but smaller, every second one rotated by EXIF. */
export async function takePhotographs(folder: string): Promise<string[]> {
  const files = ['lake', 'garden', 'peak', 'boat', 'bazaar', 'meadow']
  return Promise.all(
    files.map(async (name, at) => {
      const file = join(folder, `${name}.jpg`)
      const background = { r: 40 * at, g: 200 - 30 * at, b: 120 }
      await sharp({ create: { width, height, channels: 3, background } })
        .withMetadata({ orientation: at % 2 === 0 ? 1 : 6 })
        .jpeg()
        .toFile(file)
      return file
    }),
  )
}

/** A picture as a file input takes it. */
export const jpegFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
