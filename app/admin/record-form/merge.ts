import type { Fields } from '#catalogue/field.ts'
import { excerpts } from '#catalogue/texts/excerpts.ts'
import type { Difference } from './differences.tsx'
import type { Typed } from './typed.ts'
import type { Typing } from './use-typed.ts'

/** A form over a record that someone else has changed meanwhile. */
export type Mine = Pick<Typing, 'typed' | 'isTouched'>

/** The input, over their version of the rest. */
export const typedOver = (theirs: Typed, { typed, isTouched }: Mine): Typed =>
  Object.fromEntries(
    Object.keys(theirs).map((name) => [name, (isTouched(name) ? typed : theirs)[name] ?? '']),
  )

export interface Reader {
  label?: string
  /** The control's text, in words. */
  text?: (typed: string) => string
}

/** The differences between their record and the form, in words. */
export const typedDifferences = (
  theirs: Typed,
  { typed, isTouched }: Mine,
  readerOf: (name: string) => Reader | undefined,
): Difference[] =>
  Object.keys(theirs)
    .filter((name) => theirs[name] !== typed[name])
    .map((name) => {
      const { label = name, text = String } = readerOf(name) ?? {}
      const { before, after } = excerpts(text(theirs[name] ?? ''), text(typed[name] ?? ''))
      return { label, theirs: before, mine: isTouched(name) ? after : undefined }
    })

export const fieldLabels =
  (fields: Fields) =>
  (name: string): Reader => ({ label: fields[name]?.label })
