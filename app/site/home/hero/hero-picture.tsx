import type { StockPhoto } from '#server/media/stock.ts'
import { PictureFiles } from '../../media/picture.tsx'

/** In the order they are shown. Each has a landscape, and a portrait made for phones. */
const heroPictures = ['dal-dawn', 'gulmarg', 'tulips', 'houseboat-dusk'] as const

const alts: Record<(typeof heroPictures)[number], string> = {
  'dal-dawn': 'A shikara glides across Dal Lake at sunrise.',
  gulmarg: 'Red gondola cabins climb over the snow of Gulmarg.',
  tulips: 'Rows of tulips lead to a pavilion below the mountains.',
  'houseboat-dusk': 'A houseboat with lit windows lies on the lake at dusk.',
}

const sources = (folder: string, name: string, widths: number[], format: string) =>
  widths.map((width) => `/${folder}/${name}-${width}.${format} ${width}w`).join(', ')

const portraitWidths = [480, 720, 900]
/** The picture covers the screen, 64vh wide on a narrow one; a poster can do with fewer dots. */
const portraitSizes = 'max(75vw, 48vh)'
const landscapeSizes = 'max(100vw, 150vh)'

export type HeroSlide = StockPhoto | (typeof heroPictures)[number]

/** Stock photos, and bundled pictures where there are too few. */
export const toSlides = (photos: StockPhoto[]): HeroSlide[] =>
  [...photos, ...heroPictures].slice(0, heroPictures.length)

interface Props {
  slide: HeroSlide
  shown: boolean
  first: boolean
}

export function HeroPicture({ slide, shown, first }: Props) {
  const fetchPriority = first ? 'high' : 'low'
  return (
    <picture className="hero-picture slide" data-shown={shown || undefined} aria-hidden={!shown}>
      {typeof slide === 'string' ? (
        <BundledFiles name={slide} fetchPriority={fetchPriority} />
      ) : (
        <PictureFiles
          image={slide.image}
          alt={slide.image.alt}
          sizes={landscapeSizes}
          fetchPriority={fetchPriority}
        />
      )}
    </picture>
  )
}

interface BundledProps {
  name: (typeof heroPictures)[number]
  fetchPriority: 'high' | 'low'
}

function BundledFiles({ name, fetchPriority }: BundledProps) {
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
        alt={alts[name]}
        width={1280}
        height={853}
        fetchPriority={fetchPriority}
      />
    </>
  )
}
