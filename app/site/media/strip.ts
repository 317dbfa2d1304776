import { prefersReducedMotion } from './may-autoplay.ts'

/** For browsers without the `scrollend` event. */
const restMs = 120

/** The index of a strip's current slide; slides are as wide as the strip. */
export const slideAt = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth ? Math.round(scrollLeft / clientWidth) : 0

/** Scrolls a strip to a slide, without animation under reduced motion. */
export function scrollToSlide(list: HTMLElement, slide: number) {
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
  list.scrollTo({ left: slide * list.clientWidth, behavior })
}

interface Listeners {
  /** Called at every step of a scroll. */
  onScroll?: (slide: number) => void
  onRest: (slide: number) => void
}

/**
 * Reports where a strip scrolls and rests, and preserves its slide when its width changes. Returns
 * a function that stops it.
 */
export function watchStrip(list: HTMLElement, { onScroll, onRest }: Listeners): () => void {
  // Measured after layout, since measuring at once would force it.
  let width = 0
  let slide = 0
  let timer: number | undefined
  // A busy phone may pause a scroll longer than any timer.
  const tellsEnd = 'onscrollend' in list

  function rest() {
    if (list.clientWidth === width) onRest(slideAt(list))
  }
  function scrolled() {
    if (list.clientWidth !== width) return
    slide = slideAt(list)
    onScroll?.(slide)
    if (tellsEnd) return
    clearTimeout(timer)
    timer = window.setTimeout(rest, restMs)
  }
  /** A temporary narrowing, as when printing, must not leave the strip between slides. */
  function resized() {
    const isFirst = width === 0
    width = list.clientWidth
    if (isFirst) {
      slide = slideAt(list)
      onRest(slide)
    } else {
      const left = slide * width
      if (Math.abs(list.scrollLeft - left) > width / 2) list.scrollLeft = left
    }
  }
  const sizes = new ResizeObserver(resized)
  sizes.observe(list)
  window.addEventListener('resize', resized)
  list.addEventListener('scroll', scrolled, { passive: true })
  list.addEventListener('scrollend', rest)
  return () => {
    sizes.disconnect()
    window.removeEventListener('resize', resized)
    clearTimeout(timer)
    list.removeEventListener('scroll', scrolled)
    list.removeEventListener('scrollend', rest)
  }
}
