import { prefersReducedMotion } from './may-autoplay.ts'

/** For browsers that do not tell when a scroll has ended. */
const restMs = 120

/** Which of its slides, each as wide as itself, a strip shows; the first is 0. */
export const slideAt = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth ? Math.round(scrollLeft / clientWidth) : 0

/** Scrolls a strip to a slide; at once where the visitor prefers reduced motion. */
export function scrollToSlide(list: HTMLElement, slide: number) {
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
  list.scrollTo({ left: slide * list.clientWidth, behavior })
}

interface Listeners {
  /** At every step on the way. */
  onScroll?: (slide: number) => void
  onRest: (slide: number) => void
}

/** Tells where a strip scrolls and rests, and keeps it there when its width changes. Returns how to stop. */
export function watchStrip(list: HTMLElement, { onScroll, onRest }: Listeners): () => void {
  // Measured only when it is laid out: asked for at once, that would hold up the page.
  let width = 0
  let slide = 0
  let timer: number | undefined
  // A busy phone pauses longer on the way than any timer waits.
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
  /** A narrow moment, as when a page is printed, leaves the strip where it was cut off. */
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
