import { readFile, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type KindName, kindNames } from '#catalogue/kinds.ts'
import { checkSettings, type Settings } from '#catalogue/settings/setting.ts'
import { present } from '../../images/storage/open-file.ts'
import type { Source } from '../../import/check/check-records.ts'
import { readCsv } from '../../import/sheets/read-csv.ts'
import { parse, readJson } from '../../import/sheets/read-json.ts'
import { isObject } from '../../import/sheets/record.ts'
import { WrongUse } from '../command.ts'

/** What stands in a JSON or CSV file, or in the folder of an export. Throws an Error of few lines. */
export async function readFiles(
  path: string,
  options: { kind: string | undefined; pictures: string | undefined },
): Promise<Source> {
  const kind = kindNamed(options.kind)
  const isExport = (await present(stat(path)))?.isDirectory() ?? false
  const file = isExport ? join(path, 'catalogue.json') : path
  const isCsv = /\.(csv|tsv|txt)$/i.test(file)
  if (isCsv && !kind) throw new WrongUse('A CSV file needs --kind.')
  const text = await readText(file)
  const records = isCsv && kind ? readCsv(text, kind) : readJson(text, kind)
  if (records.length === 0 && !isExport) throw new Error(nothingIn(file, text, isCsv))
  const settings = isExport ? await readSettings(join(path, 'settings.json')) : {}
  const pictures = resolve(options.pictures ?? join(dirname(file), 'pictures'))
  return { records, settings, pictures }
}

function nothingIn(file: string, text: string, isCsv: boolean): string {
  if (text.trim() === '') return `${file} is empty.`
  return isCsv ? `${file} has headings but no rows.` : `${file} has no listings.`
}

function kindNamed(name: string | undefined): KindName | undefined {
  if (name === undefined) return undefined
  const kind = kindNames.find((each) => each.toLowerCase() === name.toLowerCase())
  if (!kind) throw new WrongUse(`--kind must be one of ${kindNames.join(', ')}.`)
  return kind
}

async function readText(file: string): Promise<string> {
  const bytes = await present(readFile(file))
  if (!bytes) throw new Error(`There is no file ${file}.`)
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    throw new Error(`${file} is not in UTF-8. In a spreadsheet choose ‘CSV UTF-8’ when saving.`)
  }
}

/** What Excel calls ‘Unicode Text’ begins with a mark of its own. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

async function readSettings(file: string): Promise<Partial<Settings>> {
  if (!(await present(stat(file)))) return {}
  const patch = parse(await readText(file))
  if (!isObject(patch)) throw new Error('settings.json must be an object.')
  const { values, errors = {} } = checkSettings(patch)
  if (values) return values
  const lines = Object.entries(errors).map(([name, all]) => `settings.json, ${name}: ${all[0]}`)
  throw new Error(lines.join('\n'))
}
