import type { TextValue } from '#catalogue/texts/texts.ts'

export type Review = TextValue<'testimonials'>['reviews']['items'][number] & {
  /** One of the bundled ones, among those of real clients. */
  isSample?: boolean
}
