import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { PlanValues } from './plan-values.ts'

/** A plan as the process is given it. */
export interface PlanJob {
  values: PlanValues
  /** Of the agency: SVG or WebP. Without one its name stands in letters. */
  logo?: { type: 'svg' | 'webp'; body: Uint8Array }
  qr: string
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

function compiled({ values, logo, qr }: PlanJob) {
  compiler.resetShadow()
  compiler.mapShadow(join(folder, 'qr.svg'), Buffer.from(qr))
  const logoFile = logo && `logo.${logo.type}`
  if (logo && logoFile) compiler.mapShadow(join(folder, logoFile), Buffer.from(logo.body))
  const inputs = { plan: JSON.stringify({ ...values, logo: logoFile ?? '' }, printable) }
  const done = compiler.compile({ mainFilePath: join(folder, 'plan.typ'), inputs })
  if (done.result) return done.result
  const reasons = done.takeDiagnostics()?.shortDiagnostics ?? []
  throw new Error(`The plan could not be set: ${JSON.stringify(reasons)}`)
}

/** Accessible: tagged, with a title and its language. It is refused for letters that no font has. */
const accessible = { pdfStandard: 'ua-1' }

/** What a phone takes without a thought; tags are most of a very long document. */
const maxTagged = 400_000

export function toPdf(job: PlanJob): Buffer {
  const pages = compiled(job)
  const body = taggedPdf(pages)
  const light = body.length > maxTagged ? compiler.pdf(pages, { pdfTags: false }) : body
  compiler.evictCache(2)
  return light
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
