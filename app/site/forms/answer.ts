import type { FieldErrors } from '#catalogue/field.ts'
export interface Answer {
  /** The message: of success, or why it failed as a whole. */
  message?: string
  /** The reference to quote; only after success. */
  reference?: string
  errors?: FieldErrors
  offline?: boolean
  /** Stored on the device, to be sent when there is a network. */
  waiting?: boolean
  /** The input, for a page rendered again. */
  values?: Record<string, string>
}
