import type { KindName } from '#catalogue/kinds.ts'
import { type Column, columnsOf } from './columns.ts'
import { readTable } from './read-table.ts'
import type { FileRecord } from './record.ts'

/** The listings of a sheet of one kind, a row each. Throws an Error of a line for each mistake. */
export function readCsv(text: string, kind: KindName): FileRecord[] {
  const [heading = [], ...rows] = readTable(text)
  const columns = columnsOf(heading, kind)
  const tooLong = rows.flatMap((cells, index) => excess(cells, columns.length, index))
  if (tooLong.length > 0) throw new Error(tooLong.join('\n'))
  const headings = Object.fromEntries(columns.map(({ name, heading }) => [name, heading]))
  return rows.flatMap((cells, index) => {
    const value = fieldsOf(columns, cells)
    return Object.keys(value).length > 0 ? [{ at: rowName(index), kind, value, headings }] : []
  })
}

/** As a spreadsheet counts: the heading is row 1. */
const rowName = (index: number) => `row ${index + 2}`

function excess(cells: string[], max: number, index: number): string[] {
  const beyond = cells.slice(max).find(Boolean)
  return beyond ? [`${rowName(index)}: “${beyond}” stands beyond the last heading.`] : []
}

/** A blank cell says nothing, so that the field has its default. */
function fieldsOf(columns: Column[], cells: string[]): FileRecord['value'] {
  const filled = columns.flatMap(({ name, list }, index) => {
    const cell = cells[index] ?? ''
    if (cell === '') return []
    return [[name, name === 'images' ? fileNames(cell) : list ? lines(cell) : cell]]
  })
  return Object.fromEntries(filled)
}

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
