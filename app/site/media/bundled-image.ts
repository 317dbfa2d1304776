import type { RouterContextProvider } from 'react-router'
import type { Image } from '#catalogue/pictures/image.ts'
import { type PictureName, pictures } from '#content/demo/pictures.ts'
import { domainContext } from '../../domain.ts'
import type { SlideImage } from './slide.tsx'

/** A bundled picture in the form of a listing's. */
export function bundledImage(context: Readonly<RouterContextProvider>, name: PictureName): Image {
  const { images } = context.get(domainContext)
  return { ...images.addBundled(name, 'uploads'), id: 0, alt: pictures[name] }
}

/** Bundled pictures, each with a portrait version for phones. */
export function slideImages(
  context: Readonly<RouterContextProvider>,
  names: readonly PictureName[],
): SlideImage[] {
  const { images } = context.get(domainContext)
  return names.map((name) => ({ ...images.addBundled(name, 'uploads'), portrait: true }))
}
