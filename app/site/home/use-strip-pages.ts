import { useEffect, useRef, useState } from 'react'
import { scrollToSlide, watchStrip } from '../media/strip.ts'

/** The page a strip of pages stands at, whether it was swiped there or sent. */
export function useStripPages(pages: number) {
  const strip = useRef<HTMLElement>(null)
  const [page, setPage] = useState(1)
  const [live, setLive] = useState(false)

  useEffect(() => {
    if (!strip.current) return
    setLive(true)
    return watchStrip(strip.current, { onRest: (slide) => setPage(slide + 1) })
  }, [])

  function turnTo(next: number) {
    if (!strip.current || next < 1 || next > pages) return
    setPage(next)
    scrollToSlide(strip.current, next - 1)
  }

  return { strip, page, live, turnTo }
}
