import writeExcelFile from 'write-excel-file/node'
import type { Table } from '../../tables/table.ts'
import { writeCells } from '../../tables/write-cells.ts'

export const toCsv = ({ rows }: Table): string => writeCells(rows)

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
