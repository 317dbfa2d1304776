import type { RouterContextProvider } from 'react-router'
import type { PictureName } from '#content/demo/pictures.ts'
import { domainContext } from '../../domain.ts'
import type { SlideImage } from './slide.tsx'

/** Pictures that come with the project, each with a portrait for phones. */
export function bundledSlides(
  context: Readonly<RouterContextProvider>,
  names: readonly PictureName[],
): SlideImage[] {
  const { images } = context.get(domainContext)
  return names.map((name) => ({ ...images.addBundled(name, 'uploads'), portrait: true }))
}
