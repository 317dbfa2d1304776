import { stringify } from 'csv-stringify/sync'
import writeExcelFile from 'write-excel-file/node'
import type { Table } from '../sheets/tables/table.ts'

// What parts cells or rows in some spreadsheet or other, though not in this file.
const quoted_match = /[\r\n";,\t]/

/** A table that spreadsheets open: with a mark, so that Excel reads it as UTF-8, and no cell a formula. */
export const toCsv = ({ rows }: Table): string =>
  stringify(rows, { bom: true, escape_formulas: true, quoted_match, record_delimiter: 'windows' })

/** Numbers are numbers, so that a spreadsheet can count with them. */
const isNumber = (text: string) =>
  /^-?\d{1,15}(\.\d+)?$/.test(text) && String(Number(text)) === text

/** A workbook with a sheet for each; what begins like a formula is text. */
export function toXlsx(tables: Table[]): Promise<Buffer> {
  const sheets = tables.map(({ name, rows: [heading = [], ...below] }) => ({
    sheet: name,
    stickyRowsCount: 1,
    data: [heading.map((value) => ({ value, fontWeight: 'bold' as const })), ...below.map(cellsOf)],
  }))
  return writeExcelFile(sheets).toBuffer()
}

const cellsOf = (cells: string[]) =>
  cells.map((text) => {
    if (text === '') return null
    return isNumber(text) ? { value: Number(text) } : { value: text, type: String }
  })
