import { pascal } from '../../wire/problem.ts'
import { find } from './record.ts'

/** Where something stands in the file. */
export interface Place {
  /** 'row 12', 'Hotel 3', 'Hotel 3, HotelRooms 1'. */
  at: string
  /** The fields as the file writes them. */
  value: Record<string, unknown>
  /** The headings of a sheet as they are written, by field. */
  headings?: Record<string, string>
}

const maxShown = 40

/** A line that names place, column and what stands there: `row 12, Price “much”: Price must be a number.` */
export function problemLine({ at, value, headings = {} }: Place, field: string, message: string) {
  const content = find(value, field)
  const written = typeof content === 'string' || typeof content === 'number' ? `${content}` : ''
  const shown = written.trim() === '' ? '' : ` “${shorten(written.trim())}”`
  return `${at}, ${headings[field] ?? pascal(field)}${shown}: ${message}`
}

const shorten = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > maxShown ? `${line.slice(0, maxShown - 1)}…` : line
}
