import type { Fields } from '#catalogue/field.ts'
import { excerpts } from '#catalogue/texts/excerpts.ts'
import { type MyPictures, pictureDifference } from '../pictures/over-their-pictures.ts'
import type { Difference } from '../record-form/differences.tsx'
import { type Typed, typedOf } from '../record-form/typed.ts'
import type { WirePart } from './load-parts.ts'

interface Mine {
  /** What stands in the form now. */
  typed: Typed
  /** Whether it differs from what was opened. */
  isTouched: (name: string) => boolean
}

/** A part's pictures are described with its title or name. */
export const picturedAs = ({ pictures = [], title, name }: WirePart) => ({
  pictures,
  title: String(title ?? name ?? ''),
})

/** What was typed, over what they have made of the rest. */
export function typedOver(fields: Fields, theirs: WirePart, { typed, isTouched }: Mine): Typed {
  const stored = typedOf(fields, theirs)
  return Object.fromEntries(
    Object.keys(stored).map((name) => [name, (isTouched(name) ? typed : stored)[name] ?? '']),
  )
}

/** What another person's part has otherwise than the form. */
export function partDifferences(
  fields: Fields,
  theirs: WirePart,
  mine: Mine & MyPictures,
): Difference[] {
  const stored = typedOf(fields, theirs)
  const texts = Object.entries(fields)
    .filter(([name]) => stored[name] !== mine.typed[name])
    .map(([name, { label }]): Difference => {
      const { before, after } = excerpts(stored[name] ?? '', mine.typed[name] ?? '')
      return { label, theirs: before, mine: mine.isTouched(name) ? after : undefined }
    })
  return [...texts, ...pictureDifference(picturedAs(theirs), mine)]
}
