import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { DayPicture } from './day-pictures.ts'
import type { PlanValues } from './plan-values.ts'

/** The job sent to the process. */
export interface PlanJob {
  values: PlanValues
  /** The agency's logo, SVG or WebP. Without it, the name is set as text. */
  logo?: { type: 'svg' | 'webp'; body: Uint8Array }
  qr: string
  /** SVG of the trip's map; blank or absent if there is none. */
  map?: string
  pictures: DayPicture[]
}

const folder = import.meta.dirname

const fonts = readdirSync(join(folder, 'fonts'))
  .filter((name) => name.endsWith('.ttf'))
  .map((name) => readFileSync(join(folder, 'fonts', name)))

const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: fonts }] })

/** Emoji, which none of the fonts contain, and invalid characters. */
const unprintable =
  /(?![\n\t])\p{Cc}|[\u{1F000}-\u{1FAFF}]|\uFE0F|\u20E3|[⌚⌛⚽⚾⛄⛅⛈⛎⛏⛑⛓⛔⛩⛪⛰-⛵⛷-⛺⛽✅✊✋✨❌❎❓-❕❗➕-➗➰〽㊗㊙]/gu

/** Emoji that carry a meaning, such as in lists of inclusions, and signs in the fonts. */
const signs: Record<string, string> = {
  ...{ '✅': '✔', '❌': '✖', '❎': '✖', '❗': '!', '❓': '?' },
  ...{ '➕': '+', '➖': '–', '➗': '÷' },
}

const printable = (_key: string, value: unknown) =>
  typeof value === 'string'
    ? value.toWellFormed().replaceAll(unprintable, (each) => signs[each] ?? '')
    : value

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

/** An accessible PDF: tagged, with title and language. Fails for characters missing from all fonts. */
const accessible = { pdfStandard: 'ua-1' }

/** A small download for phones. In a very long document, tags are most of the size. */
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

/** The pages as pictures, for comparison. */
export const toSvg = (job: PlanJob): string => compiler.plainSvg(compiled(job))
