import { readdirSync } from 'node:fs'
import sharp from 'sharp'

/** A plain JPEG of one colour, in pixels. */
export const jpeg = (width = 900, height = 600, background = '#135274') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** Every file of a picture stored below an app's folder. */
export const storedFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(avif|webp)$/.test(path),
  )
