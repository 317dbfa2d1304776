import { stringify } from 'csv-stringify/sync'

// Characters that some spreadsheets treat as separators, though this file doesn't.
const quoted_match = /[\r\n";,\t]/

/**
 * Writes rows as CSV for spreadsheets: with a byte order mark, so that Excel reads UTF-8, and with
 * an apostrophe before cells that look like formulas.
 */
export const writeCells = (rows: unknown[][], { bom = true } = {}): string =>
  stringify(rows, { bom, escape_formulas: true, quoted_match, record_delimiter: 'windows' })

/** Removes such an apostrophe. */
export const withoutApostrophe = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '')
