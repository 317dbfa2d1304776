import { posix } from 'node:path'
import { checkSize } from './check-size.ts'
import { decodeText } from './decode-text.ts'
import { readCells } from './read-cells.ts'
import { readXlsx } from './read-xlsx.ts'
import type { Table } from './table.ts'

export interface SheetFile {
  /** As its owner calls it: 'Hotels.xlsx'. */
  name: string
  bytes: Uint8Array
}

const zip = [0x50, 0x4b]
/** Of the files of Excel before 2007. */
const oldExcel = [0xd0, 0xcf, 0x11, 0xe0]

/** The sheets of a file, whatever its name ends in. Throws an Error of a line. */
export async function parseTables({ name, bytes }: SheetFile): Promise<Table[]> {
  const begins = (mark: number[]) => mark.every((byte, at) => bytes[at] === byte)
  if (begins(oldExcel)) {
    throw new Error(
      'It is of an older Excel, or locked with a password. Save it as XLSX or CSV without one.',
    )
  }
  const base = posix.basename(name).replace(/\.[^.]*$/, '')
  const tables = begins(zip) ? await readXlsx(bytes) : [readText(base, bytes)]
  tables.forEach(checkSize)
  // A file of one sheet is called by its own name: its sheet is often ‘Sheet1’.
  return tables.length === 1 ? tables.map((table) => ({ ...table, ...named(table, base) })) : tables
}

const named = ({ name }: Table, base: string) =>
  /^(sheet|tabelle|feuil)\s*\d*$/i.test(name) ? { name: base } : {}

const readText = (name: string, bytes: Uint8Array): Table => ({
  name,
  rows: readCells(decodeText(bytes)),
})
