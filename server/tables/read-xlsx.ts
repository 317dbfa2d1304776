import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import readExcelFile, { type CellValue } from 'read-excel-file/universal'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { referenceChecker } from './check-references.ts'
import { type FailedCell, formulaReader, sheetFiles, withFailed } from './failed-formulas.ts'
import { type Table, tableLimits } from './table.ts'

/** Limits of an XLSX archive: the total unpacked size, and the number of files. */
const maxUnpacked = 128 * 1024 * 1024
const maxEntries = 2000

const openZip = promisify<Buffer, { lazyEntries: true }, ZipFile>(fromBuffer)

/** The sheets of an XLSX file, with the results of formulas. Throws an Error of a line. */
export async function readXlsx(bytes: Uint8Array): Promise<Table[]> {
  const failed = await checkArchive(Buffer.from(bytes))
  const sheets = await readExcelFile(new Uint8Array(bytes).buffer).catch(() => {
    throw new Error(
      'The file cannot be read as XLSX. Open it in a spreadsheet program and save it as XLSX or CSV.',
    )
  })
  if (sheets.length > tableLimits.sheets) {
    throw new Error(`The file has ${sheets.length} sheets; it may have ${tableLimits.sheets}.`)
  }
  return sheets
    .map(({ sheet, data }, at) => ({
      name: sheet,
      rows: withFailed(
        data.map((row) => row.map(written)),
        failed[at] ?? [],
      ),
    }))
    .filter(({ rows }) => rows.some((cells) => cells.some(Boolean)))
}

/**
 * Checks the archive, since a small one can unpack to more than memory holds. Returns the cells of
 * each sheet whose formula failed.
 */
async function checkArchive(bytes: Buffer) {
  const sizes: number[] = []
  const { isOver } = await eachEntry(bytes, async ({ uncompressedSize }) => {
    sizes.push(uncompressedSize)
  }).catch(damaged)
  const unpacked = sizes.reduce((sum, size) => sum + size, 0)
  if (isOver || unpacked > maxUnpacked) {
    throw new Error('The file unpacks to more than a spreadsheet may have.')
  }
  const failed = new Map<string, FailedCell[]>()
  const texts = new Map<string, string>()
  await eachEntry(bytes, async (entry, zip) => {
    const stream = await openEntry(zip, entry).catch(damaged)
    if (ofSheets.includes(entry.fileName)) texts.set(entry.fileName, await beginOf(stream))
    else failed.set(entry.fileName, await checkEntry(stream))
  })
  const [workbook = '', relations = ''] = ofSheets.map((name) => texts.get(name))
  return sheetFiles(workbook, relations).map((name) => failed.get(name) ?? [])
}

/** The files that list the sheets. */
const ofSheets = ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels']

/** More than a list of fifty sheets needs. */
async function beginOf(stream: Readable): Promise<string> {
  let text = ''
  for await (const chunk of stream) if (text.length < 1_000_000) text += chunk
  return text
}

async function checkEntry(stream: Readable): Promise<FailedCell[]> {
  const check = referenceChecker()
  const formulas = formulaReader()
  const decoder = new TextDecoder()
  for await (const chunk of stream) {
    const text = decoder.decode(chunk, { stream: true })
    check(text)
    formulas.read(text)
  }
  return formulas.failed
}

function damaged(): never {
  throw new Error('The file is damaged: it cannot be unpacked.')
}

const openEntry = (zip: ZipFile, entry: Entry) =>
  new Promise<Readable>((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
  )

/** Visits the files of an archive in order; none if there are too many. */
async function eachEntry(bytes: Buffer, visit: (entry: Entry, zip: ZipFile) => Promise<void>) {
  const zip = await openZip(bytes, { lazyEntries: true })
  if (zip.entryCount > maxEntries) return { isOver: true }
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry) => visit(entry, zip).then(() => zip.readEntry(), reject))
    zip.once('end', resolve)
    zip.once('error', reject)
    zip.readEntry()
  })
  return { isOver: false }
}

function written(value: CellValue | null): string {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '')
  // Computed numbers carry more digits than a spreadsheet shows: 13125.000000000002.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)))
  return String(value).trim()
}
