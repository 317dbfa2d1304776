import type { useErrors } from '../record-form/use-errors.ts'
import { type Picture, stillTrue } from './picture.ts'

/** Lets go of the messages that the pictures, as they are now, give no cause for any more. */
export function clearPictures(
  { errors, amend }: Pick<ReturnType<typeof useErrors>, 'errors' | 'amend'>,
  pictures: Picture[],
) {
  for (const name of ['images', 'icon']) amend(name, stillTrue(errors[name] ?? [], pictures))
}
