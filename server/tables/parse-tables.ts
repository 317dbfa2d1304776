import { posix } from 'node:path'
import { decodeText } from '#catalogue/imports/decode-text.ts'
import { checkSize } from './check-size.ts'
import { readCells } from './read-cells.ts'
import type { Table } from './table.ts'

export interface SheetFile {
  /** The original file name: 'Hotels.xlsx'. */
  name: string
  bytes: Uint8Array
}

const zip = [0x50, 0x4b]
/** Signature of Excel files before 2007. */
const oldExcel = [0xd0, 0xcf, 0x11, 0xe0]

/** Reads the sheets of a file by its content, whatever its extension. Throws an Error of a line. */
export async function parseTables({ name, bytes }: SheetFile): Promise<Table[]> {
  const begins = (mark: number[]) => mark.every((byte, at) => bytes[at] === byte)
  if (begins(oldExcel)) {
    throw new Error(
      'It is of an older Excel, or locked with a password. Save it as XLSX or CSV without one.',
    )
  }
  const base = posix.basename(name).replace(/\.[^.]*$/, '')
  const tables = begins(zip) ? await readWorkbook(bytes) : [readText(base, bytes)]
  tables.forEach(checkSize)
  // A single sheet is named after its file, since it is often called ‘Sheet1’.
  return tables.length === 1 ? tables.map((table) => ({ ...table, ...named(table, base) })) : tables
}

const named = ({ name }: Table, base: string) =>
  /^(sheet|tabelle|feuil)\s*\d*$/i.test(name) ? { name: base } : {}

/** Its programs are loaded only for workbooks, since each file is read in a thread of its own. */
async function readWorkbook(bytes: Uint8Array): Promise<Table[]> {
  const { readXlsx } = await import('./read-xlsx.ts')
  return readXlsx(bytes)
}

const readText = (name: string, bytes: Uint8Array): Table => ({
  name,
  rows: readCells(decodeText(bytes)),
})
