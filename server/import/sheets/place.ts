/** A position in a file. */
export interface Place {
  sheet?: string
  at: string
  row?: number
  /** The fields as written in the file. */
  value: Record<string, unknown>
  /** The headings as written, by field. */
  headings?: Record<string, string>
  /** A cell to the right of the last heading. */
  beyond?: string
}
