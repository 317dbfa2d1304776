import type { FieldErrors } from '#catalogue/field.ts'
export interface Answer {
  /** What to say: the success, or why it failed as a whole. */
  message?: string
  /** What the visitor may quote; only after a success. */
  reference?: string
  errors?: FieldErrors
  offline?: boolean
  /** Kept on the device, to be sent once there is a network. */
  waiting?: boolean
  /** What was typed, for a page that is made anew. */
  values?: Record<string, string>
}
