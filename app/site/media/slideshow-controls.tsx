import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'

interface Props {
  count: number
  current: number
  playing: boolean
  /** A change that comes by itself is not read out. */
  silent: boolean
  toggle: () => void
  step: (by: 1 | -1) => void
}

export function SlideshowControls({ count, current, playing, silent, toggle, step }: Props) {
  const Icon = playing ? Pause : Play
  return (
    <div className="script-only slideshow-controls">
      <button
        type="button"
        onClick={toggle}
        className="icon-button"
        aria-label={playing ? 'Pause the slides' : 'Play the slides'}
      >
        <Icon aria-hidden="true" size={18} />
      </button>
      {count > 1 && (
        <>
          <button
            type="button"
            onClick={() => step(-1)}
            className="icon-button"
            aria-label="Previous slide"
          >
            <ChevronLeft aria-hidden="true" size={22} />
          </button>
          <p aria-live={silent ? 'off' : 'polite'} className="[font-variant-numeric:tabular-nums]">
            <span className="sr-only">
              Slide {current + 1} of {count}
            </span>
            <span aria-hidden="true">
              {current + 1} / {count}
            </span>
          </p>
          <button
            type="button"
            onClick={() => step(1)}
            className="icon-button"
            aria-label="Next slide"
          >
            <ChevronRight aria-hidden="true" size={22} />
          </button>
        </>
      )}
    </div>
  )
}
