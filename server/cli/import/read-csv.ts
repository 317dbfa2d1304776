import { CsvError, parse } from 'csv-parse/sync'
import type { KindName } from '#catalogue/kinds.ts'
import { listingNames } from '../../api/wire-names.ts'
import type { FileRecord } from './record.ts'

const between = '|'

interface Column {
  /** The field's own name. */
  name: string
  list: boolean
}

/** The listings of a CSV text of one kind, a row each. Throws an Error of a line for each mistake. */
export function readCsv(text: string, kind: KindName): FileRecord[] {
  const [heading = [], ...rows] = cellsOf(text)
  const columns = columnsOf(heading, kind)
  const tooLong = rows.flatMap((cells, index) => excess(cells, columns.length, index))
  if (tooLong.length > 0) throw new Error(tooLong.join('\n'))
  return rows.flatMap((cells, index) => {
    const value = fieldsOf(columns, cells)
    return Object.keys(value).length > 0 ? [{ at: rowName(index), kind, value }] : []
  })
}

/** As a spreadsheet counts: the heading is row 1. */
const rowName = (index: number) => `row ${index + 2}`

function cellsOf(text: string): string[][] {
  try {
    return parse(text, { bom: true, relax_column_count: true, trim: true })
  } catch (error) {
    if (error instanceof CsvError) throw new Error(`The file is not CSV: ${error.message}`)
    throw error
  }
}

/** What a body may carry and a spreadsheet has no use for. */
const inner = ['images', 'version']

function columnsOf(heading: string[], kind: KindName): Column[] {
  const names = listingNames(kind)
  const known = new Map(Object.keys(names).map((name) => [name.toLowerCase(), name]))
  known.set('pictures', 'images')
  const found = heading.map((title) => known.get(title.toLowerCase()))
  const mistakes = heading.flatMap((title, index) => {
    const name = found[index]
    if (!name) return [`Column ‘${title}’: a ${kind} has no such field.`]
    return found.indexOf(name) < index ? [`Column ‘${title}’ comes twice.`] : []
  })
  if (mistakes.length > 0) {
    const fields = [...Object.keys(names).filter((name) => !inner.includes(name)), 'pictures']
    throw new Error([...mistakes, `The fields: ${fields.join(', ')}.`].join('\n'))
  }
  return found.map((name = '') => ({ name, list: names[name] === 'list' }))
}

function excess(cells: string[], most: number, index: number): string[] {
  const beyond = cells.slice(most).some(Boolean)
  return beyond ? [`${rowName(index)}: it has more cells than the heading.`] : []
}

/** A blank cell says nothing, so that the field has its default. */
function fieldsOf(columns: Column[], cells: string[]): FileRecord['value'] {
  const filled = columns.flatMap(({ name, list }, index) => {
    const cell = cells[index] ?? ''
    return cell === '' ? [] : [[name, list ? lines(cell) : cell]]
  })
  return Object.fromEntries(filled)
}

const lines = (cell: string) => cell.split(between).map((line) => line.trim())
