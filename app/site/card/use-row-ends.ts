import { type RefObject, useEffect, useState } from 'react'

/** Whether a row that scrolls sideways stands at its ends; both until scripts have measured it. */
export function useRowEnds(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true })
  useEffect(() => {
    const element = row.current
    if (!element) return
    function measure() {
      if (!element) return
      const { scrollLeft, clientWidth, scrollWidth } = element
      const atStart = scrollLeft < 8
      const atEnd = scrollLeft + clientWidth > scrollWidth - 8
      setEnds((old) => (old.atStart === atStart && old.atEnd === atEnd ? old : { atStart, atEnd }))
    }
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [row])
  return ends
}
