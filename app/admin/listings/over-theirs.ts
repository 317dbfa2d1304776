import { categoryField, type Kind } from '#catalogue/kind.ts'
import type { WireListing } from '../api/wire.ts'
import type { Typed } from '../forms/typed.ts'
import { keptPicture, type Picture } from '../pictures/picture.ts'
import { hasCategories, typedListing } from './listing-body.ts'

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

interface Difference {
  label: string
  /** What stands there now on the server. */
  text: string
}

/** What another person's listing has otherwise than the form, in the words of the screen. */
export function differencesOf(kind: Kind, theirs: WireListing, mine: Typed): Difference[] {
  const stored = typedListing(kind, theirs)
  const differs = (name: string) => stored[name] !== mine[name]
  const fields = Object.entries(kind.fields)
    .filter(([name]) => differs(name))
    .map(([name, { label }]) => ({ label, text: stored[name] || 'empty' }))
  const category = categoryField(kind)
  if (hasCategories(kind) && differs(category)) {
    const text = kind.categories[Number(stored[category])] ?? 'empty'
    fields.push({ label: 'Category', text })
  }
  if (differs('status')) {
    const text = theirs.status === 'draft' ? 'Draft' : 'Published'
    fields.push({ label: 'On the site', text })
  }
  return fields
}
