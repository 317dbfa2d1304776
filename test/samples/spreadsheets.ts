import { strToU8, zipSync } from 'fflate'
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

/** A workbook of one sheet with this XML. */
export function workbook(sheetData: string, more: Record<string, Uint8Array> = {}) {
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook ${main} xmlns:r="${relation}"><sheets><sheet name="Villas" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet ${main}>${sheetData}</worksheet>`),
    ...more,
  })
}

/** A cell in a workbook's XML. */
export const inline = (at: string, text: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
