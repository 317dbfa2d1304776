import { ChevronLeft, ChevronRight } from 'lucide-react'
import { PlayButton } from './play-button.tsx'

interface Props {
  count: number
  current: number
  playing: boolean
  /** An automatic change is not announced. */
  silent: boolean
  toggle: () => void
  step: (by: 1 | -1) => void
}

export function SlideshowControls({ count, current, playing, silent, toggle, step }: Props) {
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
