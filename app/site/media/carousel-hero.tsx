import type { SlideImage } from './slide.tsx'
import { Slideshow } from './slideshow.tsx'

interface Props {
  slides: SlideImage[]
  /** CSS height, such as `100svh`. */
  height: string
  label: string
  title: string
  lead: string
  /** Leaves the screen to what a search found. */
  compact?: boolean
}

const compactHeight = 'calc(var(--header) + 8rem)'
/** The picture covers the screen: on a high one its height decides how wide it is. */
const sizes = 'max(100vw, 150vh)'

/** Pictures behind the title of a page, to look through. */
export function CarouselHero({ slides, height, label, title, lead, compact = false }: Props) {
  return (
    <section className="hero carousel-hero">
      <Slideshow
        images={compact ? slides.slice(0, 1) : slides}
        height={compact ? compactHeight : height}
        label={label}
        sizes={compact ? '100vw' : sizes}
        first
      />
      <div className="page hero-text">
        <h1 className={compact ? 'text-3xl' : 'text-5xl'}>{title}</h1>
        {!compact && <p className="max-w-2xl text-lg">{lead}</p>}
      </div>
    </section>
  )
}
