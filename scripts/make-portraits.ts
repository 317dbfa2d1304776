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
  /** Crops to a portrait around this fraction of the width: 0.5 is the middle. */
  around?: number
}

const root = join(import.meta.dirname, '..')

/** Portraits fill a phone's first screen; a film's poster is shown where the film must not play. */
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
  ...Object.entries({
    'dal-winter': 0.72,
    'heritage-hotel': 0.5,
    'hillside-villa': 0.6,
    'lakefront-hotel': 0.42,
    'orchard-villa': 0.52,
    'riverside-cottage': 0.7,
    'ski-lodge': 0.5,
  }).map(
    ([name, around]): Batch => ({
      from: `content/pictures/${name}.webp`,
      to: 'public/portraits',
      widths: [480, 720],
      formats: ['avif'],
      around,
    }),
  ),
]

/** Maximum bytes of a picture for phones. */
const budget = 45_000
/** Maximum bytes of a phone's first load: with two fonts and the styles, half a second on slow 4G. */
const budgetOfUsualPhones = 18_000
const usualPhones = 720
/**
 * The home page's first picture arrives in three round trips on slow 4G while five other resources
 * load: 13,140 bytes with the headers.
 */
const firstPicture = { name: 'dal-dawn', budget: 12_700 }
const qualities = [60, 55, 50, 45, 40, 36, 34, 32, 30]
/** Width by height. */
const portraitShape = 9 / 14

sharp.concurrency(1)
for (const batch of batches) await makeBatch(batch)

async function makeBatch({ from, to, widths, formats, around }: Batch) {
  await mkdir(join(root, to), { recursive: true })
  for (const file of globSync(from, { cwd: root }).sort()) {
    for (const width of widths) {
      const drawn = await open(join(root, file), around)
      const pixels = drawn.resize({ width, withoutEnlargement: true })
      for (const format of formats) {
        const { name } = parse(file)
        const path = join(to, `${name}-${width}.${format}`)
        const body = format === 'avif' ? await avif(name, width, pixels) : await webp(pixels)
        await writeFile(join(root, path), body)
        console.log(`${path} ${(body.length / 1000).toFixed(1)} kB`)
      }
    }
  }
}

async function open(file: string, around?: number): Promise<Sharp> {
  const picture = sharp(file)
  if (around === undefined) return picture
  const { width, height } = await picture.metadata()
  const cut = Math.round(height * portraitShape)
  const left = Math.min(Math.max(0, Math.round(width * around - cut / 2)), width - cut)
  return picture.extract({ left, top: 0, width: cut, height })
}

function budgetOf(name: string, width: number): number {
  if (width > usualPhones) return budget
  return name === firstPicture.name ? firstPicture.budget : budgetOfUsualPhones
}

/** The best quality within the budget, or the lowest. */
async function avif(name: string, width: number, pixels: Sharp): Promise<Buffer> {
  const limit = budgetOf(name, width)
  const effort = width <= usualPhones ? 7 : 5
  let body = Buffer.alloc(0)
  for (const quality of qualities) {
    body = await pixels.clone().avif({ quality, effort, chromaSubsampling: '4:2:0' }).toBuffer()
    if (body.length <= limit) break
  }
  return body
}

function webp(pixels: Sharp): Promise<Buffer> {
  return pixels.clone().webp({ quality: 72, effort: 6 }).toBuffer()
}
