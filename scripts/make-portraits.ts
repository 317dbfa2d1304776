import { globSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp, { type Sharp } from 'sharp'

interface Batch {
  from: string
  to: string
  /** Pixels. */
  widths: number[]
  formats: ('avif' | 'webp')[]
}

const root = join(import.meta.dirname, '..')

/** Portraits fill a phone's first screen; a film's poster stands where the film may not play. */
const batches: Batch[] = [
  {
    from: 'content/portraits/*.webp',
    to: 'public/portraits',
    widths: [480, 720, 900],
    formats: ['avif', 'webp'],
  },
  {
    from: 'public/films/*-poster.webp',
    to: 'public/films',
    widths: [640, 960, 1280],
    formats: ['avif'],
  },
]

/** The largest picture that a phone should have to load, in bytes. */
const budget = 45_000
const qualities = [60, 55, 50, 45, 40, 36]

sharp.concurrency(1)
for (const batch of batches) await makeBatch(batch)

async function makeBatch({ from, to, widths, formats }: Batch) {
  await mkdir(join(root, to), { recursive: true })
  for (const file of globSync(from, { cwd: root }).sort()) {
    for (const width of widths) {
      const pixels = sharp(join(root, file)).resize({ width, withoutEnlargement: true })
      for (const format of formats) {
        const name = join(to, `${parse(file).name}-${width}.${format}`)
        const body = format === 'avif' ? await avifWithin(budget, pixels) : await webp(pixels)
        await writeFile(join(root, name), body)
        console.log(`${name} ${(body.length / 1000).toFixed(1)} kB`)
      }
    }
  }
}

/** The best quality that keeps to the budget, or the lowest there is. */
async function avifWithin(bytes: number, pixels: Sharp): Promise<Buffer> {
  let body = Buffer.alloc(0)
  for (const quality of qualities) {
    body = await pixels.clone().avif({ quality, effort: 5, chromaSubsampling: '4:2:0' }).toBuffer()
    if (body.length <= bytes) break
  }
  return body
}

function webp(pixels: Sharp): Promise<Buffer> {
  return pixels.clone().webp({ quality: 72, effort: 6 }).toBuffer()
}
