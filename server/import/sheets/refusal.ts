import { upperFirst } from '#catalogue/noun.ts'
import { cut } from '#catalogue/texts/cut.ts'
import type { Place } from './place.ts'
import { find } from './record.ts'

/** The error of a cell, row or heading. */
export interface Refusal {
  /** The sheet or file; '' for none. */
  sheet: string
  /** 'row 12', 'Hotel 3', 'Hotel 3, HotelRooms 1'. */
  at: string
  /** As a spreadsheet counts; null without a row. */
  row: number | null
  /** The column as written; '' for the whole row. */
  column: string
  /** The cell's content; '' if blank. */
  cell: string
  /** What is wrong, and which values are allowed. */
  message: string
}

export function refusalOf(place: Place, field: string, message: string): Refusal {
  const { sheet = '', at, row = null, value, headings } = place
  const content = find(value, field)
  // Without a column, only the message says what is meant.
  const column = headings ? (headings[field] ?? '') : upperFirst(field)
  const cell = typeof content === 'string' || typeof content === 'number' ? `${content}` : ''
  return { sheet, at, row, column, cell: shorten(cell), message }
}

/** The position of a sheet's headings. */
export interface HeadingPlace {
  sheet: string
  row: number
}

/** An error of a heading or a whole sheet. */
export const headingRefusal = (
  { sheet, row }: HeadingPlace,
  column: string,
  message: string,
): Refusal => ({ ...{ sheet, at: `row ${row}`, row, column, cell: '', message } })

const maxShown = 200

const shorten = (text: string) => {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  return line.length > maxShown ? `${cut(line, maxShown - 1)}…` : line
}

const maxInLine = 40

/** As a line: `Rooms, row 12, Price “much”: Price must be a number.` */
export function refusalLine({ sheet, at, column, cell, message }: Refusal): string {
  const shown = cell.length > maxInLine ? `${cut(cell, maxInLine - 1)}…` : cell
  const written = [column, shown && `“${shown}”`].filter(Boolean).join(' ')
  return `${[sheet, at, written].filter(Boolean).join(', ')}: ${message}`
}

/** Thrown if nothing can be imported before these errors are fixed; its message has a line for each. */
export class Refused extends Error {
  readonly refusals: Refusal[]

  constructor(refusals: Refusal[]) {
    super(refusals.map(refusalLine).join('\n'))
    this.refusals = refusals
  }
}

/** Maps each item; the errors of all of them are thrown together. */
export async function mapCollectingErrors<T, R>(
  all: T[],
  make: (each: T) => R[] | Promise<R[]>,
): Promise<R[]> {
  const refusals: Refusal[] = []
  const made: R[] = []
  for (const each of all) {
    try {
      for (const one of await make(each)) made.push(one)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      refusals.push(...error.refusals)
    }
  }
  if (refusals.length > 0) throw new Refused(refusals)
  return made
}
