import type { Part } from '#catalogue/part.ts'
import type { WirePart } from '#server/wire/schemas.ts'
import { type MyPictures, pictureDifference } from '../pictures/over-their-pictures.ts'
import { fieldLabels, type Mine, typedDifferences } from '../record-form/merge.ts'
import { typedOf } from '../record-form/typed.ts'

/** A part's pictures are described with its title or name. */
export const picturedAs = ({ pictures = [], title, name }: WirePart) => ({
  pictures,
  title: String(title ?? name ?? ''),
})

/** The differences between another user's part and the form, in words. */
export const partDifferences = ({ fields }: Part, theirs: WirePart, mine: Mine & MyPictures) => [
  ...typedDifferences(typedOf(fields, theirs), mine, fieldLabels(fields)),
  ...pictureDifference(picturedAs(theirs), mine),
]
