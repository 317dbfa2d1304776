import type { FieldErrors } from '#catalogue/field.ts'
/** What became of a form that was sent. */
export interface Answer {
  /** What to say: the success, or why it failed as a whole. */
  message?: string
  /** What the visitor may quote; only after a success. */
  reference?: string
  errors?: FieldErrors
  /** The device had no connection. */
  offline?: boolean
  /** What was typed, for a page that is made anew. */
  values?: Record<string, string>
}
