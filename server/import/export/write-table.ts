import type { Table } from '../../tables/table.ts'
import { writeCells } from '../../tables/write-cells.ts'

export const toCsv = ({ rows }: Table): string => writeCells(rows)

/** Numbers stay numbers, so that a spreadsheet can calculate with them. */
const isNumber = (text: string) =>
  /^-?\d{1,15}(\.\d+)?$/.test(text) && String(Number(text)) === text

/** Writes a workbook with one sheet per table; text that looks like a formula stays text. */
export async function toXlsx(tables: Table[]): Promise<Buffer> {
  // Not loaded at a start, since few ask for a workbook.
  const { default: writeExcelFile } = await import('write-excel-file/node')
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
