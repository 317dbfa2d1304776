/** Where something stands. */
export interface Place {
  sheet?: string
  at: string
  row?: number
  /** The fields as the file writes them. */
  value: Record<string, unknown>
  /** The headings of a sheet as they are written, by field. */
  headings?: Record<string, string>
}
