import writeExcelFile from 'write-excel-file/node'

export type Sheets = Record<string, (string | number | null)[][]>

/** An XLSX file with these sheets. */
export async function xlsx(sheets: Sheets): Promise<Buffer> {
  const written = Object.entries(sheets).map(([sheet, rows]) => ({
    sheet,
    data: rows.map((row) => row.map((value) => (value === null ? null : { value }))),
  }))
  return writeExcelFile(written).toBuffer()
}
