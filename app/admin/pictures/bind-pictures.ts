import type { useErrors } from '../record-form/use-errors.ts'
import { type Picture, remainingErrors } from './picture.ts'
import type { usePictures } from './use-pictures.ts'

type Gallery = Pick<ReturnType<typeof usePictures>, 'pictures' | 'progress'> & {
  setPictures: (pictures: Picture[]) => void
}
type Form = Pick<ReturnType<typeof useErrors>, 'errors' | 'amend'>

/** The props of a picture picker; a message disappears when the pictures no longer cause it. */
export const bindPictures = ({ pictures, progress, setPictures }: Gallery, form: Form) => ({
  pictures,
  progress,
  errors: form.errors.images ?? form.errors.icon,
  onChange(pictures: Picture[]) {
    setPictures(pictures)
    for (const name of ['images', 'icon']) {
      form.amend(name, remainingErrors(form.errors[name] ?? [], pictures))
    }
  },
})
