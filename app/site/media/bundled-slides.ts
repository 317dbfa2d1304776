import type { RouterContextProvider } from 'react-router'
import type { PictureName } from '#content/demo/pictures.ts'
import { domainContext } from '../../domain.ts'
import type { SlideImage } from './slide.tsx'

/** Bundled pictures, each with a portrait version for phones. */
export function bundledSlides(
  context: Readonly<RouterContextProvider>,
  names: readonly PictureName[],
): SlideImage[] {
  const { images } = context.get(domainContext)
  return names.map((name) => ({ ...images.addBundled(name, 'uploads'), portrait: true }))
}
