import { categoryField, type Kind } from '#catalogue/kind.ts'
import type { WireListing } from '#server/wire/schemas.ts'
import { type MyPictures, pictureDifference } from '../../pictures/over-their-pictures.ts'
import type { Difference } from '../../record-form/differences.tsx'
import { type Mine, type Reader, typedDifferences } from '../../record-form/merge.ts'
import { typedListing } from './listing-body.ts'

/** The differences between another user's listing and the form, in words. */
export function differencesOf(
  kind: Kind,
  theirs: WireListing,
  mine: Mine & MyPictures,
): Difference[] {
  const texts = typedDifferences(typedListing(kind, theirs), mine, (name) => readerOf(kind, name))
  return [...texts, ...pictureDifference(theirs, mine)]
}

function readerOf(kind: Kind, name: string): Reader {
  if (name === 'status') {
    return { label: 'Visibility', text: (status) => (status === 'draft' ? 'Draft' : 'Published') }
  }
  if (name === categoryField(kind)) {
    return { label: 'Category', text: (id) => kind.categories[Number(id)] ?? '' }
  }
  const field = kind.fields[name]
  const isSwitch = field?.control === 'switch'
  const onOrOff = (typed: string) => (typed === 'true' ? 'on' : 'off')
  return { label: field?.label ?? name, text: isSwitch ? onOrOff : (typed) => typed }
}
