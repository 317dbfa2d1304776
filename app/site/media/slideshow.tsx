import { ChevronLeft, ChevronRight } from 'lucide-react'
import { PlayButton } from './play-button.tsx'
import { Slide, type SlideImage } from './slide.tsx'
import { useSlideshow } from './use-slideshow.ts'

interface Props {
  images: SlideImage[]
  videos?: string[]
  /** CSS height, such as `100svh`. */
  height: string
  label: string
  /** The displayed width of an image, as in the `sizes` attribute. */
  sizes: string
  first?: boolean
}

/** Images, then films: a looping strip that advances automatically; without scripts, a plain strip. */
export function Slideshow({ images, videos = [], height, label, sizes, first = false }: Props) {
  const media = [...images, ...videos]
  const count = media.length
  const { strip, box, round, current, playing, moving, fetching, holding, toggle, step } =
    useSlideshow(count)
  if (count === 0) return <p className="slideshow-empty">No media available</p>

  const slide = (index: number, copy = false) => (
    <Slide
      key={copy ? `copy-${index}` : index}
      medium={media[index] ?? ''}
      number={index + 1}
      sizes={sizes}
      first={first && index === 0}
      near={fetching && isNear(index, current, count)}
      running={playing && index === current && !copy}
      copy={copy}
    />
  )
  const focusable = { tabIndex: count > 1 ? 0 : undefined }
  return (
    <section
      ref={box}
      className="slideshow"
      style={{ height }}
      aria-roledescription="carousel"
      aria-label={label}
      {...holding}
    >
      <ul ref={strip} className="slideshow-strip" {...focusable}>
        {round && slide(count - 1, true)}
        {media.map((_, index) => slide(index))}
        {round && slide(0, true)}
      </ul>
      {(count > 1 || videos.length > 0) && (
        <SlideshowControls
          count={count}
          current={current}
          playing={playing}
          silent={moving}
          toggle={toggle}
          step={step}
        />
      )}
    </section>
  )
}

/** The current slide and its neighbours. */
export const isNear = (index: number, current: number, count: number) =>
  [0, 1, count - 1].includes((index - current + count) % count)

interface ControlsProps {
  count: number
  current: number
  playing: boolean
  /** An automatic change is not announced. */
  silent: boolean
  toggle: () => void
  step: (by: 1 | -1) => void
}

function SlideshowControls({ count, current, playing, silent, toggle, step }: ControlsProps) {
  return (
    <div className="script-only slideshow-controls">
      <PlayButton playing={playing} toggle={toggle} what="slides" />
      {count > 1 && (
        <>
          <button
            type="button"
            onClick={() => step(-1)}
            className="icon-button"
            aria-label="Previous slide"
          >
            <ChevronLeft aria-hidden size={22} />
          </button>
          <p aria-live={silent ? 'off' : 'polite'} className="[font-variant-numeric:tabular-nums]">
            <span className="sr-only">
              Slide {current + 1} of {count}
            </span>
            <span aria-hidden>
              {current + 1} / {count}
            </span>
          </p>
          <button
            type="button"
            onClick={() => step(1)}
            className="icon-button"
            aria-label="Next slide"
          >
            <ChevronRight aria-hidden size={22} />
          </button>
        </>
      )}
    </div>
  )
}
