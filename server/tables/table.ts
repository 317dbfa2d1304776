/** A sheet as it is written: rows of cells, the heading first. */
export interface Table {
  /** The file's name, or the sheet's where a file has several. */
  name: string
  rows: string[][]
}

/** More than offices have in one sheet, and little enough to be read in seconds. */
export const tableLimits = {
  columns: 200,
  /** Below the heading. */
  rows: 10_000,
  /** Of one cell; a spreadsheet's own limit is 32,767. */
  characters: 50_000,
  sheets: 50,
}
