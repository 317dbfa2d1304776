import type { WirePicture } from '#server/wire/schemas.ts'
import type { Difference } from '../record-form/differences.tsx'
import { fingerprint, isChosen, type Picture, storedPicture } from './picture.ts'

/** The form's pictures, for a record that someone else has changed meanwhile. */
export interface MyPictures {
  pictures: Picture[]
  /** Whether they differ from the original ones. */
  isDirty: boolean
}

/** Their record, whose title describes pictures without a text. */
interface Theirs {
  pictures: WirePicture[]
  title: string
}

const storedPictures = ({ pictures, title }: Theirs) =>
  pictures.map((picture) => storedPicture(picture, title))

/** Unchanged pictures take their state; changed ones lose pictures that no longer exist. */
export function picturesOver(theirs: Theirs, { pictures, isDirty }: MyPictures): Picture[] {
  if (!isDirty) return storedPictures(theirs)
  const there = theirs.pictures.map(({ path }) => path)
  return pictures.filter(
    (picture) => !picture.path || isChosen(picture) || there.includes(picture.path),
  )
}

export function pictureDifference(theirs: Theirs, { pictures, isDirty }: MyPictures): Difference[] {
  const stored = storedPictures(theirs)
  if (fingerprint(stored) === fingerprint(pictures)) return []
  const mine = isDirty ? countText(pictures.length) : undefined
  return [{ label: 'Pictures', theirs: countText(stored.length), mine }]
}

const countText = (count: number) => (count === 1 ? '1 picture' : `${count || 'No'} pictures`)
