import { stringify } from 'csv-stringify/sync'

// What parts cells or rows in some spreadsheet or other, though not in this file.
const quoted_match = /[\r\n";,\t]/

/**
 * Rows as CSV that spreadsheets open: with a byte order mark, so that Excel reads it as UTF-8, and no
 * cell a formula: one that begins like that is given an apostrophe.
 */
export const writeCells = (rows: unknown[][], { bom = true } = {}): string =>
  stringify(rows, { bom, escape_formulas: true, quoted_match, record_delimiter: 'windows' })

/** A cell as it was before it was given an apostrophe. */
export const withoutApostrophe = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '')
