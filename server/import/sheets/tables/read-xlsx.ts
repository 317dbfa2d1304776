import { promisify } from 'node:util'
import readExcelFile, { type CellValue } from 'read-excel-file/universal'
import { fromBuffer, type ZipFile } from 'yauzl'
import { type Table, tableLimits } from './table.ts'

/** What the files in an XLSX may unpack to, all together, and how many there may be. */
const maxUnpacked = 128 * 1024 * 1024
const maxEntries = 2000

const openZip = promisify<Buffer, { lazyEntries: true }, ZipFile>(fromBuffer)

/** The sheets of an XLSX file, formulas by what they last came to. Throws an Error of a line. */
export async function readXlsx(bytes: Uint8Array): Promise<Table[]> {
  await checkArchive(Buffer.from(bytes))
  const sheets = await readExcelFile(new Uint8Array(bytes).buffer).catch(() => {
    throw new Error('The file cannot be read as XLSX. Open it in a spreadsheet and save it again.')
  })
  if (sheets.length > tableLimits.sheets) {
    throw new Error(`The file has ${sheets.length} sheets; it may have ${tableLimits.sheets}.`)
  }
  return sheets
    .map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(written)) }))
    .filter(({ rows }) => rows.some((cells) => cells.some(Boolean)))
}

/** A small archive can unpack to more than the memory holds: what it says of itself is added up. */
async function checkArchive(bytes: Buffer) {
  const sizes = await unpackedSizes(bytes).catch(() => {
    throw new Error('The file is damaged: it cannot be unpacked.')
  })
  const unpacked = sizes.reduce((sum, size) => sum + size, 0)
  if (sizes.length > maxEntries || unpacked > maxUnpacked) {
    throw new Error('The file unpacks to more than a spreadsheet may have.')
  }
}

async function unpackedSizes(bytes: Buffer): Promise<number[]> {
  const zip = await openZip(bytes, { lazyEntries: true })
  if (zip.entryCount > maxEntries) return Array(zip.entryCount).fill(0)
  return new Promise((resolve, reject) => {
    const sizes: number[] = []
    zip.on('entry', ({ uncompressedSize }) => {
      sizes.push(uncompressedSize)
      zip.readEntry()
    })
    zip.once('end', () => resolve(sizes))
    zip.once('error', reject)
    zip.readEntry()
  })
}

function written(value: CellValue | null): string {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '')
  return String(value).trim()
}
