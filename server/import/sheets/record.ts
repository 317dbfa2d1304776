import type { KindName } from '#catalogue/kinds.ts'
import type { Place } from './place.ts'

/** One listing as a file has it: fields by the names that the file uses. */
export interface FileRecord extends Place {
  kind: KindName
  /** What the sender's own list calls it by; '' where it has no such name. */
  key: string
  /** Fields of which the row says that they are empty. */
  cleared?: string[]
  /** What sheets of parts alone call the listing that is here already: of it nothing else is said. */
  partsOf?: string
  /** Its parts from sheets of their own. */
  parts?: PartRow[]
}

/** A row of a sheet of parts. */
export interface PartRow extends Place {
  part: string
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Takes the documented wrapping off a list: `{ $values: [...] }`. */
export const unwrap = (value: unknown): unknown =>
  isObject(value) && Array.isArray(value.$values) ? value.$values : value

/** What stands under a name, whatever its case; undefined when nothing does. */
export function find(value: Record<string, unknown>, name: string): unknown {
  const key = Object.keys(value).find((each) => each.toLowerCase() === name.toLowerCase())
  return key === undefined ? undefined : unwrap(value[key])
}
