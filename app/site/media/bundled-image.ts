import type { RouterContextProvider } from 'react-router'
import type { Image } from '#catalogue/pictures/image.ts'
import { type PictureName, pictures } from '#content/demo/pictures.ts'
import { domainContext } from '../../domain.ts'

/** A bundled picture in the form of a listing's. */
export function bundledImage(context: Readonly<RouterContextProvider>, name: PictureName): Image {
  const { images } = context.get(domainContext)
  return { ...images.addBundled(name, 'uploads'), id: 0, alt: pictures[name] }
}
