import { pascal } from '../../wire/problem.ts'
import type { Place } from './place.ts'
import { find } from './record.ts'

/** Why a cell, a row or a heading is not taken. */
export interface Refusal {
  /** The sheet or file; '' where none is meant. */
  sheet: string
  /** 'row 12', 'Hotel 3', 'Hotel 3, HotelRooms 1'. */
  at: string
  /** As a spreadsheet counts; null for what stands in no row. */
  row: number | null
  /** The column as it is written; '' where the whole row is meant. */
  column: string
  /** What stands there; '' where nothing does. */
  cell: string
  /** What is wrong, and what is allowed, by name. */
  message: string
}

export function refusalOf(place: Place, field: string, message: string): Refusal {
  const { sheet = '', at, row = null, value, headings } = place
  const content = find(value, field)
  // What has no column is named by the message alone.
  const column = headings ? (headings[field] ?? '') : pascal(field)
  const cell = typeof content === 'string' || typeof content === 'number' ? `${content}` : ''
  return { sheet, at, row, column, cell: shorten(cell), message }
}

/** Where the headings of a sheet stand. */
export interface HeadingPlace {
  sheet: string
  row: number
}

/** Of what is wrong with a heading, or with the whole of a sheet. */
export const headingRefusal = (
  { sheet, row }: HeadingPlace,
  column: string,
  message: string,
): Refusal => ({ ...{ sheet, at: `row ${row}`, row, column, cell: '', message } })

const maxShown = 200

const shorten = (text: string) => {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  return line.length > maxShown ? `${line.slice(0, maxShown - 1)}…` : line
}

const maxInLine = 40

/** As a line: `Rooms, row 12, Price “much”: Price must be a number.` */
export function refusalLine({ sheet, at, column, cell, message }: Refusal): string {
  const shown = cell.length > maxInLine ? `${cell.slice(0, maxInLine - 1)}…` : cell
  const written = [column, shown && `“${shown}”`].filter(Boolean).join(' ')
  return `${[sheet, at, written].filter(Boolean).join(', ')}: ${message}`
}

/** Thrown where nothing can be taken before these are mended; its message has a line for each. */
export class Refused extends Error {
  readonly refusals: Refusal[]

  constructor(refusals: Refusal[]) {
    super(refusals.map(refusalLine).join('\n'))
    this.refusals = refusals
  }
}

/** What is made of each; what all of them refuse is thrown as one. */
export function gathered<T, R>(all: T[], make: (each: T) => R[]): R[] {
  const refusals: Refusal[] = []
  const made = all.flatMap((each) => {
    try {
      return make(each)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      refusals.push(...error.refusals)
      return []
    }
  })
  if (refusals.length > 0) throw new Refused(refusals)
  return made
}
