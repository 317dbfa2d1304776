import { type BundledSlide, bundledSlides } from '#catalogue/brand/slides.ts'
import { slideAlts } from '#content/hero.ts'
import type { StockPhoto } from '#server/media/stock.ts'
import { PictureFiles } from '../../media/picture.tsx'
import type { OwnSlide } from './own-hero.ts'

const sources = (folder: string, name: string, widths: number[], format: string) =>
  widths.map((width) => `/${folder}/${name}-${width}.${format} ${width}w`).join(', ')

const portraitWidths = [480, 720, 900]
/** The picture covers the screen, 64vh wide on a narrow one; under a text a lower resolution is enough. */
const portraitSizes = 'max(75vw, 48vh)'
const landscapeSizes = 'max(100vw, 150vh)'

/** Stock photos, supplemented by bundled pictures. */
export function toSlides(photos: StockPhoto[]): HeroSlide[] {
  const bundled = bundledSlides.map((name) => ({
    ...{ id: name, bundled: name, alt: slideAlts[name] },
  }))
  return [...photos, ...bundled].slice(0, bundled.length)
}

export type HeroSlide = StockPhoto | (Omit<OwnSlide, 'id'> & { id: number | BundledSlide })

interface Props {
  slide: HeroSlide
  shown: boolean
  first: boolean
}

export function HeroPicture({ slide, shown, first }: Props) {
  const fetchPriority = first ? 'high' : 'low'
  const image = slide.image && { image: slide.image, alt: slide.image.alt }
  return (
    <picture className="hero-picture slide" data-shown={shown || undefined} aria-hidden={!shown}>
      {'bundled' in slide && slide.bundled ? (
        <BundledFiles name={slide.bundled} alt={slide.alt} fetchPriority={fetchPriority} />
      ) : (
        image && <PictureFiles {...image} sizes={landscapeSizes} fetchPriority={fetchPriority} />
      )}
    </picture>
  )
}

interface BundledProps {
  name: BundledSlide
  alt: string
  fetchPriority: 'high' | 'low'
}

function BundledFiles({ name, alt, fetchPriority }: BundledProps) {
  const portrait = { media: '(orientation: portrait)', sizes: portraitSizes }
  return (
    <>
      <source
        {...portrait}
        type="image/avif"
        srcSet={sources('portraits', name, portraitWidths, 'avif')}
      />
      <source
        {...portrait}
        type="image/webp"
        srcSet={sources('portraits', name, portraitWidths, 'webp')}
      />
      <source
        type="image/avif"
        srcSet={sources('landscapes', name, [960, 1280, 1800], 'avif')}
        sizes={landscapeSizes}
      />
      <img
        src={`/landscapes/${name}.webp`}
        alt={alt}
        width={1280}
        height={853}
        fetchPriority={fetchPriority}
      />
    </>
  )
}
