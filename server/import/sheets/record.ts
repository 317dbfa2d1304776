import type { KindName } from '#catalogue/kinds.ts'
import type { Place } from './place.ts'

/** A listing as written in a file: fields by the file's names. */
export interface FileRecord extends Place {
  kind: KindName
  /** The ID in the sender's own list; '' if there is none. */
  key: string
  /** Fields that the row clears. */
  cleared?: string[]
  /** The existing listing to which part sheets add rows; nothing else of it changes. */
  partsOf?: string
  /** The names that such rows could have meant in the sheets. */
  among?: string[]
  /** Its parts from separate sheets. */
  parts?: PartRow[]
}

/** A row of a part sheet. */
export interface PartRow extends Place {
  part: string
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Unwraps a documented list: `{ $values: [...] }`. */
export const unwrap = (value: unknown): unknown =>
  isObject(value) && Array.isArray(value.$values) ? value.$values : value

/** The value under a name in any case; undefined if there is none. */
export function find(value: Record<string, unknown>, name: string): unknown {
  const key = Object.keys(value).find((each) => each.toLowerCase() === name.toLowerCase())
  return key === undefined ? undefined : unwrap(value[key])
}
