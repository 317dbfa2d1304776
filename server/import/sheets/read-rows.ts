import type { Table } from '../../tables/table.ts'
import { type Column, columnsOf } from './columns.ts'
import { type Refusal, Refused, refusalOf } from './refusal.ts'
import type { SheetFields } from './sheet-fields.ts'

/** A row by its fields. */
export interface SheetRow {
  row: number
  at: string
  value: Record<string, unknown>
  headings: Record<string, string>
  /** Fields that have a column and nothing in this row's cell. */
  blank: string[]
}

/** The rows of a sheet that say something. Throws Refused with each mistake of its shape. */
export function readRows(
  { rows: [heading = [], ...below] }: Table,
  fields: SheetFields,
  sheet: string,
) {
  const width = heading.findLastIndex((title) => title !== '') + 1
  const columns = columnsOf(heading.slice(0, width), fields, sheet)
  const beyond = below.flatMap((cells, index) => excess(cells, { width, sheet, index }))
  if (beyond.length > 0) throw new Refused(beyond)
  const headings = Object.fromEntries(columns.map(({ name, heading }) => [name, heading]))
  return below.flatMap((cells, index): SheetRow[] => {
    const value = fieldsOf(columns, cells)
    const blank = columns.map(({ name }) => name).filter((name) => !(name in value))
    const isFilled = Object.keys(value).length > 0
    return isFilled ? [{ ...placeOf(index), value, headings, blank }] : []
  })
}

/** As a spreadsheet counts: the heading is row 1. */
const placeOf = (index: number) => ({ row: index + 2, at: `row ${index + 2}` })

interface Excess {
  width: number
  sheet: string
  index: number
}

function excess(cells: string[], { width, sheet, index }: Excess): Refusal[] {
  const beyond = cells.slice(width).find(Boolean)
  if (!beyond) return []
  const place = { sheet, ...placeOf(index), value: { cell: beyond }, headings: { cell: '' } }
  return [refusalOf(place, 'cell', 'It stands beyond the last heading.')]
}

/** A blank cell says nothing, so that the field has its default. */
function fieldsOf(columns: Column[], cells: string[]): SheetRow['value'] {
  const filled = columns.flatMap(({ name, list }, index) => {
    const cell = asTyped(cells[index] ?? '')
    if (cell === '') return []
    return [[name, name === 'images' ? fileNames(cell) : list ? lines(cell) : cell]]
  })
  return Object.fromEntries(filled)
}

/** Without the apostrophe that keeps a spreadsheet from taking a text for a formula. */
const asTyped = (cell: string) => cell.trim().replace(/^'(?=[=+\-@\t\r])/, '')

const bullet = /^[•‣▪●*–-]\s+/

/** Parted by |, or typed one below the other. */
const lines = (cell: string) =>
  cell.split(/\||\r?\n/).map((line) => line.trim().replace(bullet, ''))

const isPicture = (name: string) => /\.(jpe?g|png|webp|avif|hei[cf]|gif)$/i.test(name.trim())

/** A comma parts names only where it follows one: it may stand in a name as well. */
function fileNames(cell: string): string[] {
  return cell.split(/[|;]|\r?\n/).flatMap((part) => {
    const names = part.split(',')
    return (names.every(isPicture) ? names : [part]).map((name) => name.trim())
  })
}
