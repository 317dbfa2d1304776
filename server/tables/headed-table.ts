import { readCells } from './read-cells.ts'
import { withoutApostrophe, writeCells } from './write-cells.ts'

/** A table of records: the headings by field name. */
export interface HeadedTable {
  /** The noun of its rows, for messages. */
  plural: string
  headings: Record<string, string>
  needed: string[]
  maxRows: number
  /** The words in the cells of fields with few values, by value. The values are read too. */
  words?: Record<string, Record<string, string>>
  /** Reads a cell; by default as text. */
  readCell?: (name: string, cell: string) => unknown
  /** The error of a cell that could be read in two ways. */
  problemOf?: (name: string, cell: string) => string | undefined
  /** Writes a value; by default as it is. */
  writeCell?: (name: string, value: unknown) => unknown
}

export interface HeadedRow {
  /** The row number of the spreadsheet: the heading is row 1. */
  row: number
  fields: Record<string, unknown>
  problem?: string
}

/** Writes the records as a table that can be imported again. */
export function writeHeaded(table: HeadedTable, records: object[]): string {
  const { headings, words = {}, writeCell = (_name, value) => value } = table
  const rows = records.map((record) =>
    Object.keys(headings).map((name) => {
      const value = Reflect.get(record, name)
      return written(words[name]?.[value] ?? writeCell(name, value))
    }),
  )
  return writeCells([Object.values(headings), ...rows])
}

function written(value: unknown) {
  if (typeof value === 'boolean') return value ? 'yes' : ''
  return value ?? ''
}

/** Reads the rows of a table whose headings are labels or API names. Throws an Error of a line. */
export function readHeaded(table: HeadedTable, text: string): HeadedRow[] {
  const [heading = [], ...rows] = readCells(text)
  const columns = columnsOf(table, heading.slice(0, heading.findLastIndex(Boolean) + 1))
  const missing = table.needed.filter((name) => !columns.includes(name))
  if (missing.length > 0) {
    const named = missing.map((name) => table.headings[name]).join(', ')
    throw new Error(`The first row must name ${named}.`)
  }
  const read = rows.flatMap((cells, at) =>
    cells.some(Boolean) ? [toRow(table, columns, { cells, row: at + 2 })] : [],
  )
  if (read.length === 0) throw new Error(`There is no row for ${table.plural}.`)
  if (read.length > table.maxRows) {
    const max = table.maxRows.toLocaleString('en-IN')
    throw new Error(`At most ${max} rows can be imported at once.`)
  }
  return read
}

function columnsOf(table: HeadedTable, heading: string[]): string[] {
  const columns = heading.map((each, at) => columnOf(table, each, at))
  const twin = columns.findIndex((name, at) => columns.indexOf(name) < at)
  if (twin === -1) return columns
  const first = heading[columns.indexOf(columns[twin] ?? '')]
  throw new Error(`“${heading[twin]}” is the same column as “${first}”. Remove one of them.`)
}

function columnOf({ headings, plural }: HeadedTable, heading: string, at: number): string {
  if (heading === '') throw new Error(`Column ${at + 1} has no heading.`)
  const bare = heading.toLowerCase()
  const found = Object.entries(headings).find((pair) =>
    pair.some((each) => each.toLowerCase() === bare),
  )
  if (found) return found[0]
  const names = Object.values(headings).join(', ')
  throw new Error(
    `“${heading}” is no column of ${plural}. Rename the column or remove it. The columns: ${names}.`,
  )
}

interface Written {
  cells: string[]
  row: number
}

function toRow(table: HeadedTable, columns: string[], { cells, row }: Written): HeadedRow {
  const { headings, words = {}, readCell = (_name, cell) => withoutApostrophe(cell) } = table
  const problems: string[] = []
  const fields = Object.fromEntries(
    columns.map((name, at) => {
      const cell = cells[at] ?? ''
      const known = words[name]
      const value = known ? valueOfWord(known, cell) : cell
      if (known && value === undefined) {
        problems.push(`${headings[name]} must be one of ${Object.values(known).join(', ')}.`)
      }
      const problem = table.problemOf?.(name, cell)
      if (problem) problems.push(`${headings[name]}: ${problem}`)
      return [name, readCell(name, value ?? cell)]
    }),
  )
  const beyond = cells.slice(columns.length).find(Boolean)
  if (beyond) problems.push(`“${beyond}” stands beyond the last heading.`)
  return { row, fields, ...(problems.length > 0 && { problem: problems.join(' ') }) }
}

/** Undefined if the word is unknown. */
function valueOfWord(words: Record<string, string>, cell: string): string | undefined {
  const bare = cell.toLowerCase()
  if (bare === '') return ''
  return Object.entries(words).find((pair) => pair.some((each) => each.toLowerCase() === bare))?.[0]
}
