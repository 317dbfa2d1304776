import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { DayPicture } from './day-pictures.ts'
import type { PlanValues } from './plan-values.ts'

/** A plan as the process is given it. */
export interface PlanJob {
  values: PlanValues
  /** Of the agency: SVG or WebP. Without one its name stands in letters. */
  logo?: { type: 'svg' | 'webp'; body: Uint8Array }
  qr: string
  /** SVG of the trip's places; blank or absent where there is none. */
  map?: string
  pictures: DayPicture[]
}

const folder = import.meta.dirname

const fonts = readdirSync(join(folder, 'fonts'))
  .filter((name) => name.endsWith('.ttf'))
  .map((name) => readFileSync(join(folder, 'fonts', name)))

const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: fonts }] })

/** Little pictures between letters, which no font here has, and what is no sign at all. */
const unprintable = /(?![\n\t])\p{Cc}|[\u{1F000}-\u{1FAFF}]|\uFE0F/gu

const printable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll(unprintable, '') : value

const file = (name: string) => join(folder, name)
const pictureFile = (index: number) => `day-${index}.jpg`

function compiled({ values, logo, qr, map, pictures }: PlanJob) {
  compiler.resetShadow()
  compiler.mapShadow(file('qr.svg'), Buffer.from(qr))
  const logoFile = logo && `logo.${logo.type}`
  if (logo && logoFile) compiler.mapShadow(file(logoFile), Buffer.from(logo.body))
  if (map) compiler.mapShadow(file('map.svg'), Buffer.from(map))
  for (const { index, body } of pictures)
    compiler.mapShadow(file(pictureFile(index)), Buffer.from(body))
  const shown = Object.fromEntries(
    pictures.map(({ index, alt }) => [
      index,
      { file: pictureFile(index), alt: alt || `Day ${index + 1}` },
    ]),
  )
  const plan = { ...values, logo: logoFile ?? '', hasMap: Boolean(map), pictures: shown }
  const inputs = { plan: JSON.stringify(plan, printable) }
  const done = compiler.compile({ mainFilePath: file('plan.typ'), inputs })
  if (done.result) return done.result
  const reasons = done.takeDiagnostics()?.shortDiagnostics ?? []
  throw new Error(`The plan could not be set: ${JSON.stringify(reasons)}`)
}

/** Accessible: tagged, with a title and its language. It is refused for letters that no font has. */
const accessible = { pdfStandard: 'ua-1' }

/** What a phone takes without a thought. Tags are most of a very long document. */
const maxBytes = 400_000

export function toPdf(job: PlanJob): Buffer {
  const pages = compiled(job)
  const isHeavy = () => body.length > maxBytes
  let body = taggedPdf(pages)
  if (isHeavy()) body = compiler.pdf(pages, { pdfTags: false })
  if (isHeavy() && job.pictures.length > 0) {
    body = compiler.pdf(compiled({ ...job, pictures: [] }), { pdfTags: false })
  }
  compiler.evictCache(2)
  return body
}

function taggedPdf(pages: ReturnType<typeof compiled>): Buffer {
  try {
    return compiler.pdf(pages, accessible)
  } catch {
    return compiler.pdf(pages)
  }
}

/** The same pages as pictures, to be compared. */
export const toSvg = (job: PlanJob): string => compiler.plainSvg(compiled(job))
