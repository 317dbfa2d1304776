import type { SlideImage } from './slide.tsx'
import { Slideshow } from './slideshow.tsx'

interface Props {
  slides: SlideImage[]
  /** CSS height, such as `100svh`. */
  height: string
  label: string
  title: string
  lead: string
  /** Lower, to leave space for search results. */
  compact?: boolean
}

const compactHeight = 'calc(var(--header) + 8rem)'
/** The picture covers the screen, so on a tall one its width follows from the height. */
const sizes = 'max(100vw, 150vh)'

/** A slideshow behind the title of a page. */
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
