import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { scrollToSlide, slideAt, watchStrip } from './strip.ts'

/** The index of the medium that a slide shows; the copies are at 0 and `count + 1`. */
export const mediumAt = (slide: number, count: number) => (slide - 1 + count) % count

/** Leaves a copy for its original. Returns the slide that it is at then. */
function offCopy(list: HTMLElement, slide: number, count: number): number {
  const original = mediumAt(slide, count) + 1
  if (original !== slide) list.scrollLeft += (original - slide) * list.clientWidth
  return original
}

/**
 * A looping strip: copies at its ends jump to their originals. `current` is the medium that it shows,
 * or that it was told to go to.
 */
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

  useEffect(() => {
    const list = strip.current
    if (!round || !list) return
    return watchStrip(list, {
      onScroll(slide) {
        if (aim.current === undefined) setCurrent(mediumAt(slide, count))
      },
      onRest(slide) {
        aim.current = undefined
        setCurrent(mediumAt(slide, count))
        offCopy(list, slide, count)
      },
    })
  }, [round, count])

  const go = useCallback(
    (by: 1 | -1) => {
      const list = strip.current
      if (!list) return
      aim.current = offCopy(list, aim.current ?? slideAt(list), count) + by
      setCurrent(mediumAt(aim.current, count))
      scrollToSlide(list, aim.current)
    },
    [count],
  )

  return { strip, round, current, go }
}
