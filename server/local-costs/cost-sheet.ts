import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { localCostFields, maxLocalCosts } from '#catalogue/local-costs/local-cost.ts'
import { readNumberField } from '#catalogue/number.ts'
import type { PlacedCost } from './stored-costs.ts'

/** The fields of a row by name, the place by its title. */
export type SheetFields = Record<string, unknown>

export interface SheetRow {
  /** As a spreadsheet counts: the heading is row 1. */
  row: number
  place: string
  what: string
  fields: SheetFields
  problem?: string
}

const headings: Record<string, string> = {
  place: 'Place',
  what: localCostFields.what.label,
  unit: 'Unit',
  low: localCostFields.low.label,
  high: localCostFields.high.label,
  paidTo: localCostFields.paidTo.label,
  source: localCostFields.source.label,
  checkedOn: localCostFields.checkedOn.label,
  seasonFrom: localCostFields.seasonFrom.label,
  seasonTo: localCostFields.seasonTo.label,
  note: localCostFields.note.label,
  isSample: 'Sample',
}

const names = Object.keys(headings)
const needed = ['place', 'what', 'low']

// What parts cells or rows in some spreadsheet or other, though not in this file.
const quoted_match = /[\r\n";,\t]/

/** All of them as a table that spreadsheets open, and that can be imported again. */
export function costSheet(costs: PlacedCost[]): string {
  const rows = costs.map((cost) => names.map((name) => cellOf(cost[name as keyof PlacedCost])))
  const table = [names.map((name) => headings[name]), ...rows]
  return stringify(table, {
    ...{ bom: true, escape_formulas: true, quoted_match, record_delimiter: 'windows' },
  })
}

const cellOf = (value: unknown) => (typeof value === 'boolean' ? (value ? 'yes' : '') : value)

/** The rows of a table whose headings are the form's labels, or the API's names. Throws an Error of a line. */
export function readCostSheet(text: string): SheetRow[] {
  const [heading = [], ...rows] = cellsOf(text)
  const columns = heading.map(columnOf)
  const missing = needed.filter((name) => !columns.includes(name))
  if (missing.length > 0) {
    throw new Error(`The first row must name ${missing.map((name) => headings[name]).join(', ')}.`)
  }
  const read = rows.flatMap((cells, at) =>
    cells.some(Boolean) ? [toRow(columns, cells, at + 2)] : [],
  )
  if (read.length === 0) throw new Error('There is no row with a local cost.')
  if (read.length > maxLocalCosts) throw new Error('At most 2,000 rows can be imported at once.')
  return read
}

function columnOf(heading: string): string {
  const bare = heading.toLowerCase()
  const same = (name: string) => [name, headings[name]].some((each) => each?.toLowerCase() === bare)
  const name = names.find(same)
  if (!name) throw new Error(`“${heading}” is no column of local costs.`)
  return name
}

function toRow(columns: string[], cells: string[], row: number): SheetRow {
  const fields: SheetFields = {}
  for (const [at, name] of columns.entries()) fields[name] = readCell(name, cells[at] ?? '')
  const { place, what } = fields
  const beyond = cells.slice(columns.length).find(Boolean)
  const problem = beyond && `“${beyond}” stands beyond the last heading.`
  return { row, place: String(place), what: String(what), fields, ...(problem && { problem }) }
}

/** A cell that began like a formula was given an apostrophe. */
const bare = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '')

function readCell(name: string, cell: string): unknown {
  if (name === 'low' || name === 'high') return readNumberField(cell)
  if (name === 'isSample') return /^(yes|true|1)$/i.test(cell)
  if (name === 'unit') return cell.toLowerCase() || undefined
  return bare(cell)
}

function cellsOf(text: string): string[][] {
  const [line = ''] = /^.*$/m.exec(text) ?? []
  const delimiter = ['\t', ';', ','].find((each) => line.includes(each)) ?? ','
  try {
    const options = { bom: true, relax_column_count: true, trim: true, delimiter }
    return parse(text, { ...options, skip_empty_lines: false })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const at =
      'lines' in error && typeof error.lines === 'number' ? `Line ${error.lines}` : 'A line'
    throw new Error(`${at} cannot be parted into cells: look at its quotation marks.`)
  }
}
