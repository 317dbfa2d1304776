import type { KindName } from '#catalogue/kinds.ts'

/** One listing as a file has it: fields by the names that the file uses. */
export interface FileRecord {
  /** Where it stands, for messages: 'row 12', 'Hotel 3'. */
  at: string
  kind: KindName
  value: Record<string, unknown>
  /** The headings of a sheet as they are written, by field. */
  headings?: Record<string, string>
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
