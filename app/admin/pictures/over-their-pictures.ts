import type { WirePicture } from '#server/wire/schemas.ts'
import type { Difference } from '../record-form/differences.tsx'
import { fingerprint, isChosen, type Picture, storedPicture } from './picture.ts'

/** The form's pictures, for a record that somebody else has changed since it was opened. */
export interface MyPictures {
  pictures: Picture[]
  /** Whether they differ from those that were opened. */
  isDirty: boolean
}

/** Their record; its title describes the pictures that have no text of their own. */
interface Theirs {
  pictures: WirePicture[]
  title: string
}

const storedPictures = ({ pictures, title }: Theirs) =>
  pictures.map((picture) => storedPicture(picture, title))

/** Pictures that were left alone stay theirs; of changed ones, those go that are not there any more. */
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
