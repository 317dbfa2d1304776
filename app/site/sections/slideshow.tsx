import type { Image } from '#catalogue/image.ts'
import { type Motion, Slide } from './slide.tsx'
import { SlideshowControls } from './slideshow-controls.tsx'
import { useSlideshow } from './use-slideshow.ts'

export type SlideImage = Omit<Image, 'id' | 'alt'> & {
  /** The name of a picture of `/portraits`, shown where the screen is higher than wide. */
  portrait?: string
}

interface Props {
  images: SlideImage[]
  /** Addresses of films, shown after the images. */
  videos?: string[]
  /** CSS height, such as `100svh`. */
  height: string
  /** What the slides show, for those who cannot see them. */
  label: string
  /** How wide an image is shown, as in the `sizes` attribute. */
  sizes: string
  /** In the first screen, so its first image is fetched before others. */
  first?: boolean
}

/**
 * Images, then films, one at a time: a strip to swipe through, which moves by itself every five
 * seconds and goes round and round. Without scripts it is a strip and no more.
 */
export function Slideshow({ images, videos = [], height, label, sizes, first = false }: Props) {
  const media = [...images, ...videos]
  const { strip, box, ...show } = useSlideshow(media.length)
  if (media.length === 0) return <p className="slideshow-empty">No media available</p>

  const slide = (index: number, copy?: Motion['copy']) => (
    <Slide
      key={copy ?? index}
      media={media[index] ?? ''}
      number={index + 1}
      sizes={sizes}
      first={first && index === 0 && !copy}
      motion={{ ...show, current: index === show.current, near: show.isNear(index), copy }}
    />
  )
  return (
    <section
      ref={box}
      className="slideshow"
      style={{ height }}
      aria-roledescription="carousel"
      aria-label={label}
      {...show.holding}
    >
      <ul ref={strip} className="slideshow-strip" {...show.stripProps}>
        {show.round && slide(media.length - 1, 'before')}
        {media.map((_, index) => slide(index))}
        {show.round && slide(0, 'after')}
      </ul>
      {media.length > 1 && <SlideshowControls count={media.length} {...show} />}
    </section>
  )
}
