import { useEffect, useRef, useState } from 'react'
import { wantsStillness } from '../shell/is-generous.ts'

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
    let rest: ReturnType<typeof setTimeout>
    function onScroll() {
      clearTimeout(rest)
      rest = setTimeout(() => setPage(pageAt(strip.current)), restMs)
    }
    // It may have been swiped before scripts took over; asked for at once, that would hold up the page.
    const measured = new ResizeObserver(() => {
      measured.disconnect()
      setPage(pageAt(element))
    })
    measured.observe(element)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(rest)
      measured.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [])

  function turnTo(next: number) {
    const element = strip.current
    if (!element || next < 1 || next > pages) return
    setPage(next)
    const left = (next - 1) * element.clientWidth
    element.scrollTo({ left, behavior: wantsStillness() ? 'instant' : 'smooth' })
  }

  return { strip, page, live, turnTo }
}

function pageAt(element: HTMLElement | null): number {
  return element?.clientWidth ? Math.round(element.scrollLeft / element.clientWidth) + 1 : 1
}
