import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { calendarFields } from '#catalogue/conditions/calendar-entry.ts'
import { conditionFields, conditionLabels } from '#catalogue/conditions/condition.ts'

/** A table of records: the fields by name, as they are headed; the first names the record. */
export interface Sheet {
  plural: string
  headings: Record<string, string>
  needed: string[]
  maxRows: number
}

export const conditionSheet: Sheet = {
  plural: 'roads and places',
  headings: {
    name: conditionFields.name.label,
    kind: conditionLabels.kind,
    mark: conditionLabels.mark,
    state: conditionLabels.state,
    sentence: conditionFields.sentence.label,
    cutOff: conditionLabels.cutOff,
    source: conditionFields.source.label,
    seenAt: conditionLabels.seenAt,
    holdsUntil: conditionLabels.holdsUntil,
  },
  needed: ['name'],
  maxRows: 100,
}

export const calendarSheet: Sheet = {
  plural: 'the calendar',
  headings: Object.fromEntries(
    Object.entries(calendarFields).map(([name, { label }]) => [name, label]),
  ),
  needed: ['title', 'from', 'to'],
  maxRows: 60,
}

export interface SheetRow {
  /** As a spreadsheet counts: the heading is row 1. */
  row: number
  fields: Record<string, unknown>
  problem?: string
}

// What parts cells or rows in some spreadsheet or other, though not in this file.
const quoted_match = /[\r\n";,\t]/

/** All of them as a table that spreadsheets open, and that can be imported again. */
export function writeSheet({ headings }: Sheet, records: object[]): string {
  const rows = records.map((record) =>
    Object.keys(headings).map((name) => Reflect.get(record, name) ?? ''),
  )
  return stringify([Object.values(headings), ...rows], {
    ...{ bom: true, escape_formulas: true, quoted_match, record_delimiter: 'windows' },
  })
}

/** The rows of a table whose headings are the form's labels, or the API's names. Throws an Error of a line. */
export function readSheet(sheet: Sheet, text: string): SheetRow[] {
  const [heading = [], ...rows] = cellsOf(text)
  const columns = heading.map((each) => columnOf(sheet, each))
  const missing = sheet.needed.filter((name) => !columns.includes(name))
  if (missing.length > 0) {
    const named = missing.map((name) => sheet.headings[name]).join(', ')
    throw new Error(`The first row must name ${named}.`)
  }
  const read = rows.flatMap((cells, at) =>
    cells.some(Boolean) ? [toRow(columns, cells, at + 2)] : [],
  )
  if (read.length === 0) throw new Error(`There is no row for ${sheet.plural}.`)
  if (read.length > sheet.maxRows) {
    throw new Error(`At most ${sheet.maxRows} rows can be imported at once.`)
  }
  return read
}

function columnOf({ headings, plural }: Sheet, heading: string): string {
  const bare = heading.toLowerCase()
  const found = Object.entries(headings).find((pair) =>
    pair.some((each) => each.toLowerCase() === bare),
  )
  if (!found) throw new Error(`“${heading}” is no column of ${plural}.`)
  return found[0]
}

function toRow(columns: string[], cells: string[], row: number): SheetRow {
  const fields = Object.fromEntries(
    columns.map((name, at) => [name, readCell(name, cells[at] ?? '')]),
  )
  const beyond = cells.slice(columns.length).find(Boolean)
  const problem = beyond && `“${beyond}” stands beyond the last heading.`
  return { row, fields, ...(problem && { problem }) }
}

const times = ['seenAt', 'holdsUntil']

/** A cell that began like a formula was given an apostrophe. */
function readCell(name: string, cell: string): unknown {
  if (times.includes(name)) return cell || null
  if (name === 'kind' || name === 'state') return cell || undefined
  return cell.replace(/^'(?=[=+\-@\t\r])/, '')
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
