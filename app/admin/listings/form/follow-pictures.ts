import { type KindName, kindOf } from '#catalogue/kinds.ts'
import { renumbered } from '#catalogue/texts/pictured.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { Typing } from '../../record-form/use-typed.ts'

/** Updates the picture numbers in texts when pictures are moved or removed. */
export function followPictures(
  kind: KindName,
  { typed, change }: Pick<Typing, 'typed' | 'change'>,
  [before, after]: [Picture[], Picture[]],
) {
  const isKnown = ({ key }: Picture) => before.some((each) => each.key === key)
  const placeOf = (number: number) => {
    const [was, is] = [before[number - 1], after[number - 1]]
    const isReplaced = is && after.length === before.length && !isKnown(is)
    return was && !isReplaced ? after.findIndex(({ key }) => key === was.key) + 1 : number
  }
  for (const [name, { hasPictures }] of Object.entries(kindOf(kind).fields)) {
    const text = typed[name] ?? ''
    const followed = hasPictures ? renumbered(text, placeOf) : text
    if (followed !== text) change(name, followed)
  }
}
