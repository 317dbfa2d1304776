/** A sheet: rows of cells, beginning with the heading. */
export interface Table {
  /** The file's name, or the sheet's if the file has several. */
  name: string
  rows: string[][]
}

/** More than offices have in one sheet, and few enough to be read within seconds. */
export const tableLimits = {
  columns: 200,
  /** Maximum rows below the heading. */
  rows: 10_000,
  /** Maximum characters of a cell; a spreadsheet's own limit is 32,767. */
  characters: 50_000,
  sheets: 50,
}
