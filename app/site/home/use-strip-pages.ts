import { useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '../media/may-autoplay.ts'

/** For browsers that don't tell when a scroll has ended. */
const restMs = 120

/** The page a strip of pages stands at, whether it was swiped there or sent. */
export function useStripPages(pages: number) {
  const strip = useRef<HTMLElement>(null)
  const [page, setPage] = useState(1)
  const [live, setLive] = useState(false)

  useEffect(() => {
    const element = strip.current
    if (!element) return
    setLive(true)
    const settle = () => setPage(pageAt(element))
    let rest: ReturnType<typeof setTimeout>
    function onScroll() {
      clearTimeout(rest)
      rest = setTimeout(settle, restMs)
    }
    // A busy phone pauses longer on the way than any timer waits.
    const isTold = 'onscrollend' in element
    const [event, listener] = isTold
      ? (['scrollend', settle] as const)
      : (['scroll', onScroll] as const)
    // It may have been swiped before scripts took over; asked for at once, that would hold up the page.
    const measured = new ResizeObserver(() => {
      measured.disconnect()
      settle()
    })
    measured.observe(element)
    element.addEventListener(event, listener, { passive: true })
    return () => {
      clearTimeout(rest)
      measured.disconnect()
      element.removeEventListener(event, listener)
    }
  }, [])

  function turnTo(next: number) {
    const element = strip.current
    if (!element || next < 1 || next > pages) return
    setPage(next)
    const left = (next - 1) * element.clientWidth
    element.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  }

  return { strip, page, live, turnTo }
}

function pageAt(element: HTMLElement): number {
  return element.clientWidth ? Math.round(element.scrollLeft / element.clientWidth) + 1 : 1
}
