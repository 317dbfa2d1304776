import type { AnyTextValue } from '#catalogue/texts/text.ts'

/** A text as the API answers it. */
export interface WireText {
  value: AnyTextValue
  version: number
  isDefault: boolean
  /** ISO 8601; null before anybody edited it. */
  updatedAt: string | null
}
