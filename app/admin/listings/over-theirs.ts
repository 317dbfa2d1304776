import { excerpts } from '#catalogue/excerpts.ts'
import { categoryField, type Kind } from '#catalogue/kind.ts'
import type { WireListing } from '../api/wire.ts'
import type { Difference } from '../forms/differences.tsx'
import type { Typed } from '../forms/typed.ts'
import { keptPicture, type Picture, sumOf } from '../pictures/picture.ts'
import { typedListing } from './listing-body.ts'

/** The form's pictures, for a listing that somebody else has changed since it was opened. */
interface Mine {
  pictures: Picture[]
  /** Whether they differ from those that were opened. */
  isChanged: boolean
}

/** Pictures that were left alone stay theirs; of changed ones, those go that are not there any more. */
export function picturesOver(theirs: WireListing, { pictures, isChanged }: Mine): Picture[] {
  if (!isChanged) return theirs.pictures.map((picture) => keptPicture(picture, theirs.title))
  const there = theirs.pictures.map(({ path }) => path)
  return pictures.filter(({ path }) => path === undefined || there.includes(path))
}

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
export function differencesOf(kind: Kind, theirs: WireListing, mine: Texts & Mine): Difference[] {
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
    return { label: 'On the site', text: (status) => (status === 'draft' ? 'Draft' : 'Published') }
  }
  if (name === categoryField(kind)) {
    return { label: 'Category', text: (id) => kind.categories[Number(id)] ?? '' }
  }
  return { label: kind.fields[name]?.label ?? name, text: (typed) => typed }
}

function pictureDifference(theirs: WireListing, { pictures, isChanged }: Mine): Difference[] {
  const stored = theirs.pictures.map((picture) => keptPicture(picture, theirs.title))
  if (sumOf(stored) === sumOf(pictures)) return []
  const mine = isChanged ? countText(pictures.length) : undefined
  return [{ label: 'Pictures', theirs: countText(stored.length), mine }]
}

const countText = (count: number) => (count === 1 ? '1 picture' : `${count || 'No'} pictures`)
