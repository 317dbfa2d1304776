import { readBrandPicture } from '#catalogue/brand/picture.ts'
import { type BundledSlide, isBundledSlide } from '#catalogue/brand/slides.ts'
import type { TextValue } from '#catalogue/texts/texts.ts'
import type { ShownImage } from '../../media/picture.tsx'

/** A slide by staff, with a bundled picture or their own. */
export interface OwnSlide {
  id: number
  alt: string
  words?: string
  bundled?: BundledSlide
  image?: ShownImage
}

export interface OwnHero {
  heading: string
  slides: OwnSlide[]
}

type Item = TextValue<'hero'>['hero']['items'][number]

/** The staff's slideshow, without slides that lack a picture. */
export const ownHero = ({ hero: { heading, items } }: TextValue<'hero'>): OwnHero => ({
  heading,
  slides: items.flatMap(({ picture, shows, words }, id) => {
    const shown = pictureOf(picture, shows)
    return shown ? { ...{ id, alt: shows }, ...(words && { words }), ...shown } : []
  }),
})

function pictureOf(text: Item['picture'], alt: string): Partial<OwnSlide> | undefined {
  if (isBundledSlide(text)) return { bundled: text }
  const own = readBrandPicture(text)
  if (!own) return undefined
  const [folder, name = ''] = ['agency' as const, own.path.replace(/^agency\/|\.webp$/g, '')]
  return { image: { folder, name, width: own.width, height: own.height, alt } }
}
