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

export type HeroSlide = StockPhoto | OwnSlide | BundledSlide

/** Stock photos, supplemented by bundled pictures. */
export const toSlides = (photos: StockPhoto[]): HeroSlide[] =>
  [...photos, ...bundledSlides].slice(0, bundledSlides.length)

interface Props {
  slide: HeroSlide
  shown: boolean
  first: boolean
}

export function HeroPicture({ slide, shown, first }: Props) {
  const fetchPriority = first ? 'high' : 'low'
  return (
    <picture className="hero-picture slide" data-shown={shown || undefined} aria-hidden={!shown}>
      <SlideFiles slide={slide} fetchPriority={fetchPriority} />
    </picture>
  )
}

interface FilesProps {
  slide: HeroSlide
  fetchPriority: 'high' | 'low'
}

function SlideFiles({ slide, fetchPriority }: FilesProps) {
  if (typeof slide === 'string') {
    return <BundledFiles name={slide} alt={slideAlts[slide]} fetchPriority={fetchPriority} />
  }
  if ('bundled' in slide && slide.bundled) {
    return <BundledFiles name={slide.bundled} alt={slide.alt} fetchPriority={fetchPriority} />
  }
  if (!slide.image) return null
  return (
    <PictureFiles
      image={slide.image}
      alt={slide.image.alt}
      sizes={landscapeSizes}
      fetchPriority={fetchPriority}
    />
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
