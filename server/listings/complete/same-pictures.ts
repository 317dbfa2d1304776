import type { Image } from '#catalogue/pictures/image.ts'
import type { NewImage, PictureOrder } from '../pictures.ts'

/** Combines pictures in order: those that exist already, by name, stay. */
export const samePictures = (pictures: NewImage[], current: Image[]): PictureOrder =>
  pictures.map((picture) => {
    const there = current.find(({ name }) => name === picture.name)
    return there ? { id: there.id, alt: picture.alt } : picture
  })
