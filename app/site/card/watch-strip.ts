/** Without a scroll for so long, a strip is at rest. */
const restMs = 120

/** Which of its slides, each as wide as itself, a strip shows. */
export const placeOf = (list: HTMLElement) => Math.round(list.scrollLeft / list.clientWidth)

interface Listeners {
  onPlace: (place: number) => void
  onRest: () => void
}

/** Tells where a strip is while it scrolls, and keeps it there when it changes its width. Returns how to stop. */
export function watchStrip(list: HTMLElement, { onPlace, onRest }: Listeners): () => void {
  let width = list.clientWidth
  let place = placeOf(list)
  let timer: number | undefined

  function onScroll() {
    if (list.clientWidth !== width) return
    place = placeOf(list)
    onPlace(place)
    clearTimeout(timer)
    timer = window.setTimeout(onRest, restMs)
  }
  /** A narrow moment, as when a page is printed, leaves the strip where it was cut off. */
  function keepPlace() {
    width = list.clientWidth
    const kept = place * width
    if (Math.abs(list.scrollLeft - kept) > width / 2) list.scrollLeft = kept
  }
  const sizes = new ResizeObserver(keepPlace)
  sizes.observe(list)
  window.addEventListener('resize', keepPlace)
  list.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    sizes.disconnect()
    window.removeEventListener('resize', keepPlace)
    clearTimeout(timer)
    list.removeEventListener('scroll', onScroll)
  }
}
