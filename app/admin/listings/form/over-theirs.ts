import { categoryField, type Kind } from '#catalogue/kind.ts'
import { excerpts } from '#catalogue/texts/excerpts.ts'
import type { WireListing } from '../../api/wire.ts'
import { type MyPictures, pictureDifference } from '../../pictures/over-their-pictures.ts'
import type { Difference } from '../../record-form/differences.tsx'
import type { Typed } from '../../record-form/typed.ts'
import { typedListing } from './listing-body.ts'

/** What was typed, over what they have made of the rest. */
export function typedOver(kind: Kind, theirs: WireListing, { typed, isTouched }: Texts): Typed {
  const stored = typedListing(kind, theirs)
  const names = Object.keys(stored)
  return Object.fromEntries(
    names.map((name) => [name, (isTouched(name) ? typed : stored)[name] ?? '']),
  )
}

interface Texts {
  /** What stands in the form now. */
  typed: Typed
  /** Whether it differs from what was opened. */
  isTouched: (name: string) => boolean
}

/** What another person's listing has otherwise than the form, in the words of the screen. */
export function differencesOf(
  kind: Kind,
  theirs: WireListing,
  mine: Texts & MyPictures,
): Difference[] {
  const stored = typedListing(kind, theirs)
  const texts = Object.keys(stored)
    .filter((name) => stored[name] !== mine.typed[name])
    .map((name): Difference => {
      const { label, text } = readerOf(kind, name)
      const { before, after } = excerpts(text(stored[name] ?? ''), text(mine.typed[name] ?? ''))
      return { label, theirs: before, mine: mine.isTouched(name) ? after : undefined }
    })
  return [...texts, ...pictureDifference(theirs, mine)]
}

interface Reader {
  label: string
  /** What stands in the control, in words. */
  text: (typed: string) => string
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
