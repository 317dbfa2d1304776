import { readFile, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { decodeText } from '#catalogue/imports/decode-text.ts'
import { type KindName, kindNames } from '#catalogue/kinds.ts'
import { counted } from '#catalogue/noun.ts'
import { checkSettings, type Settings } from '#catalogue/settings/setting.ts'
import { undefinedIfMissing } from '../../images/storage/open-file.ts'
import type { Source } from '../../import/check/check-records.ts'
import {
  type EnquiryRecord,
  hasEnquiries,
  readEnquiries,
} from '../../import/enquiries/read-enquiries.ts'
import { parse, readJson } from '../../import/sheets/read-json.ts'
import { readSheets } from '../../import/sheets/read-sheets.ts'
import { isObject } from '../../import/sheets/record.ts'
import { Refused } from '../../import/sheets/refusal.ts'
import { targetsOf } from '../../import/sheets/sheet-target.ts'
import { readTables } from '../../tables/read-tables.ts'
import { WrongUse } from '../command.ts'
import { nothing, type Rest, readRest } from './rest.ts'

export interface ReadFiles extends Source {
  /** Enquiries of earlier years. */
  enquiries: EnquiryRecord[]
  rest: Rest
  /** What of an export an import does not transfer: '2 enquiries'. */
  leftBehind: string[]
}

/** Reads a JSON file, a spreadsheet, or the folder of an export. Throws an Error of a few lines. */
export async function readFiles(
  path: string,
  options: { kind: string | undefined; pictures: string | undefined },
): Promise<ReadFiles> {
  const kind = kindNamed(options.kind)
  const isExport = (await undefinedIfMissing(stat(path)))?.isDirectory() ?? false
  const file = isExport ? join(path, 'catalogue.json') : path
  const bytes = await readBytes(file)
  const { records, enquiries } = isSheet(file)
    ? await readSpreadsheet(file, bytes, kind)
    : { records: readJson(textOf(file, bytes), kind), enquiries: [] }
  if (records.length + enquiries.length === 0 && !isExport)
    throw new Error(`${file} has no listings.`)
  const settings = isExport ? await readSettings(join(path, 'settings.json')) : {}
  const pictures = resolve(options.pictures ?? join(dirname(file), 'pictures'))
  const rest = isExport ? await readRest(path) : nothing
  const leftBehind = isExport ? await leftIn(path) : []
  return { records, enquiries, settings, pictures, rest, leftBehind }
}

async function leftIn(folder: string): Promise<string[]> {
  const [enquiries, quotes] = await Promise.all([
    lengthOf(join(folder, 'enquiries.json')),
    lengthOf(join(folder, 'quotes.json')),
  ])
  return [
    ...(enquiries > 0 ? [counted(enquiries, 'enquiry')] : []),
    ...(quotes > 0 ? [counted(quotes, 'quote')] : []),
  ]
}

/** Of the list in a file; 0 if there is none. */
async function lengthOf(file: string): Promise<number> {
  const text = await undefinedIfMissing(readFile(file, 'utf8'))
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.length : 0
  } catch {
    return 0
  }
}

const isSheet = (file: string) => /\.(csv|tsv|txt|xlsx)$/i.test(file)

async function readSpreadsheet(file: string, bytes: Buffer, kind: KindName | undefined) {
  const tables = await readTables({ name: file, bytes })
  const [only, ...others] = tables
  const isNamed = only && (hasEnquiries(only) || targetsOf(only.name).length > 0)
  if (others.length === 0 && !kind && !isNamed)
    throw new WrongUse('The sheet needs the name of a kind, or --kind.')
  if (tables.every(({ rows }) => rows.length === 0)) throw new Error(`${file} is empty.`)
  const listings = tables.filter((table) => !hasEnquiries(table))
  const records = await inLines(readSheets(listings, kind))
  const enquiries = await inLines(Promise.all(tables.filter(hasEnquiries).map(readEnquiries)))
  if (records.length + enquiries.flat().length === 0) {
    throw new Error(`${file} has headings but no rows.`)
  }
  return { records, enquiries: enquiries.flat() }
}

/** A refusal's message is readable already. */
const inLines = <T>(reading: Promise<T>) =>
  reading.catch((error) => {
    throw error instanceof Refused ? new Error(error.message) : error
  })

function kindNamed(name: string | undefined): KindName | undefined {
  if (name === undefined) return undefined
  const kind = kindNames.find((each) => each.toLowerCase() === name.toLowerCase())
  if (!kind) throw new WrongUse(`--kind must be one of ${kindNames.join(', ')}.`)
  return kind
}

async function readBytes(file: string): Promise<Buffer> {
  const bytes = await undefinedIfMissing(readFile(file))
  if (!bytes) throw new Error(`There is no file ${file}.`)
  return bytes
}

function textOf(file: string, bytes: Buffer): string {
  if (bytes.length === 0) throw new Error(`${file} is empty.`)
  return decodeText(bytes)
}

async function readSettings(file: string): Promise<Partial<Settings>> {
  if (!(await undefinedIfMissing(stat(file)))) return {}
  const patch = parse(textOf(file, await readBytes(file)))
  if (!isObject(patch)) throw new Error('settings.json must be an object.')
  const { values, errors = {} } = checkSettings(patch)
  if (values) return values
  const lines = Object.entries(errors).map(([name, all]) => `settings.json, ${name}: ${all[0]}`)
  throw new Error(lines.join('\n'))
}
