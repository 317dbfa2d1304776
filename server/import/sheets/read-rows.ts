import { setImmediate as others } from 'node:timers/promises'
import { isPictureName } from '#catalogue/pictures/picture-format.ts'
import type { Table } from '../../tables/table.ts'
import { withoutApostrophe } from '../../tables/write-cells.ts'
import { type Column, columnsOf } from './columns.ts'
import { looseKey } from './loose-key.ts'
import type { SheetFields } from './sheet-fields.ts'

/** A row by field. */
export interface SheetRow {
  row: number
  at: string
  value: Record<string, unknown>
  headings: Record<string, string>
  /** Fields that have a column but a blank cell in this row. */
  blank: string[]
  /** Those of them whose cell says `(empty)`, which clears the field. */
  cleared: string[]
  /** A cell to the right of the last heading. */
  beyond?: string
}

/** Rows read before waiting requests can run. */
const atOnce = 500

/** The non-blank rows of a sheet. Throws Refused with each wrong heading. */
export async function readRows(
  { rows }: Table,
  fields: SheetFields,
  sheet: string,
): Promise<SheetRow[]> {
  const begin = headingOf(rows, fields)
  const [heading = [], ...below] = rows.slice(begin)
  const width = heading.findLastIndex((title) => title !== '') + 1
  const columns = columnsOf(heading.slice(0, width), fields, { sheet, row: begin + 1 })
  const headings = Object.fromEntries(columns.map(({ name, heading }) => [name, heading]))
  const read: SheetRow[] = []
  for (const [index, cells] of below.entries()) {
    if (index % atOnce === 0) await others()
    const value = fieldsOf(columns, cells)
    const blank = columns.map(({ name }) => name).filter((name) => !(name in value))
    const cleared = columns.flatMap(({ name }, at) => (isCleared(cells[at]) ? [name] : []))
    const beyond = cells.slice(width).find(Boolean)
    const isFilled = Object.keys(value).length + cleared.length > 0 || beyond
    if (isFilled) read.push({ ...placeOf(begin + index), value, headings, blank, cleared, beyond })
  }
  return read
}

/** The row of the headings; above them offices may write a title. */
function headingOf(rows: string[][], { headings: [known] }: SheetFields): number {
  const filled = (cells: string[]) => cells.filter(Boolean)
  const [title, ...others] = filled(rows[0] ?? [])
  if (others.length > 0 || (title && known.has(looseKey(title)))) return 0
  const next = rows.findIndex((cells) => filled(cells).length > 1)
  const isTitled = next > 0 && filled(rows[next] ?? []).some((cell) => known.has(looseKey(cell)))
  return isTitled ? next : 0
}

const isCleared = (cell = '') => /^\(empty\)$/i.test(cell.trim())

/** As a spreadsheet counts: the heading is row 1. */
const placeOf = (index: number) => ({ row: index + 2, at: `row ${index + 2}` })

/** A blank cell means the default for a new listing, and no change for an existing one. */
function fieldsOf(columns: Column[], cells: string[]): SheetRow['value'] {
  const filled = columns.flatMap(({ name, list }, index) => {
    const cell = withoutApostrophe((cells[index] ?? '').trim())
    if (cell === '' || isCleared(cell)) return []
    return [[name, name === 'images' ? fileNames(cell) : list ? lines(cell) : cell]]
  })
  return Object.fromEntries(filled)
}

const bullet = /^[•‣▪●*–-]\s+/

/** Items separated by | or line breaks. */
const lines = (cell: string) =>
  cell.split(/\||\r?\n/).map((line) => line.trim().replace(bullet, ''))

/** A comma only separates names when followed by one, since names may contain commas. */
function fileNames(cell: string): string[] {
  return cell.split(/[|;]|\r?\n/).flatMap((part) => {
    const names = part.split(',')
    return (names.every((name) => isPictureName(name.trim())) ? names : [part]).map((name) =>
      name.trim(),
    )
  })
}
