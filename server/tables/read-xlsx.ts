import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import readExcelFile, { type CellValue } from 'read-excel-file/universal'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { referenceChecker } from './check-references.ts'
import { type FailedCell, formulaReader, sheetFiles, withFailed } from './failed-formulas.ts'
import { type Table, tableLimits } from './table.ts'

/** What the files in an XLSX may unpack to, all together, and how many there may be. */
const maxUnpacked = 128 * 1024 * 1024
const maxEntries = 2000

const openZip = promisify<Buffer, { lazyEntries: true }, ZipFile>(fromBuffer)

/** The sheets of an XLSX file, formulas by what they last came to. Throws an Error of a line. */
export async function readXlsx(bytes: Uint8Array): Promise<Table[]> {
  const failed = await checkArchive(Buffer.from(bytes))
  const sheets = await readExcelFile(new Uint8Array(bytes).buffer).catch(() => {
    throw new Error('The file cannot be read as XLSX. Open it in a spreadsheet and save it again.')
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
 * A small archive can unpack to more than the memory holds, and a small sheet ask for more cells. Gives
 * the cells of each sheet whose formula came to nothing.
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

/** The files that say which sheets there are. */
const ofSheets = ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels']

/** More than any list of fifty sheets has. */
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

/** Visits the files of an archive one after the other; none where there are more than there may be. */
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
  return String(value).trim()
}
