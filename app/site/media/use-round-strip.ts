import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { scrollToSlide, slideAt, watchStrip } from './strip.ts'

/** How many slides to jump from a copy to its original; the copies are at 0 and `count + 1`. */
export function stepOffCopy(slide: number, count: number): number {
  if (slide < 1) return count
  return slide > count ? -count : 0
}

/** A looping strip: copies at its ends jump to their originals. */
export function useRoundStrip(count: number) {
  const strip = useRef<HTMLUListElement>(null)
  const before = useRef(0)
  const aim = useRef<number>(undefined)
  const [current, setCurrent] = useState(0)
  const [round, setRound] = useState(false)

  useEffect(() => {
    if (strip.current) before.current = slideAt(strip.current)
    setRound(count > 1)
  }, [count])
  useLayoutEffect(() => {
    const list = strip.current
    if (round && list) list.scrollLeft = (before.current + 1) * list.clientWidth
  }, [round])

  const offCopy = useCallback(
    (list: HTMLElement, slide: number) => {
      const step = stepOffCopy(slide, count)
      if (step !== 0) list.scrollLeft += step * list.clientWidth
      return slide + step
    },
    [count],
  )

  useEffect(() => {
    const list = strip.current
    if (!round || !list) return
    return watchStrip(list, {
      onScroll: (slide) => setCurrent((slide - 1 + count) % count),
      onRest(slide) {
        aim.current = undefined
        offCopy(list, slide)
      },
    })
  }, [round, count, offCopy])

  const go = useCallback(
    (by: 1 | -1) => {
      const list = strip.current
      if (!list) return
      aim.current = offCopy(list, aim.current ?? slideAt(list)) + by
      scrollToSlide(list, aim.current)
    },
    [offCopy],
  )

  return { strip, round, current, go }
}
