import type { Fields } from '#catalogue/field.ts'
import { excerpts } from '#catalogue/texts/excerpts.ts'
import type { Difference } from './differences.tsx'
import type { Typed } from './typed.ts'
import type { Typing } from './use-typed.ts'

/** A form over a record that somebody else has changed since it was opened. */
export type Mine = Pick<Typing, 'typed' | 'isTouched'>

/** What was typed, over their version of the rest. */
export const typedOver = (theirs: Typed, { typed, isTouched }: Mine): Typed =>
  Object.fromEntries(
    Object.keys(theirs).map((name) => [name, (isTouched(name) ? typed : theirs)[name] ?? '']),
  )

export interface Reader {
  label?: string
  /** The text of the control, in words. */
  text?: (typed: string) => string
}

/** What differs between their record and the form, in the words of the screen. */
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
