import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '../media/may-autoplay.ts'
import { placeOf, watchStrip } from './watch-strip.ts'

/** How many places to step over from a copy to what it is a copy of; the copies stand at 0 and at `count + 1`. */
export function stepOffCopy(place: number, count: number): number {
  if (place < 1) return count
  return place > count ? -count : 0
}

/**
 * A strip that goes round: a copy of the last slide stands before the first, and one of the first
 * behind the last, and whoever comes to rest on a copy is moved to its model.
 */
export function useRoundStrip(count: number) {
  const strip = useRef<HTMLUListElement>(null)
  const before = useRef(0)
  const aim = useRef<number>(undefined)
  const [current, setCurrent] = useState(0)
  const [round, setRound] = useState(false)

  useEffect(() => {
    if (strip.current) before.current = placeOf(strip.current)
    setRound(count > 1)
  }, [count])
  useLayoutEffect(() => {
    const list = strip.current
    if (round && list) list.scrollLeft = (before.current + 1) * list.clientWidth
  }, [round])

  const offCopy = useCallback(
    (list: HTMLElement, place: number) => {
      const step = stepOffCopy(place, count)
      if (step !== 0) list.scrollLeft += step * list.clientWidth
      return place + step
    },
    [count],
  )

  useEffect(() => {
    const list = strip.current
    if (!round || !list) return
    return watchStrip(list, {
      onPlace: (place) => setCurrent((place - 1 + count) % count),
      onRest() {
        aim.current = undefined
        offCopy(list, placeOf(list))
      },
    })
  }, [round, count, offCopy])

  const go = useCallback(
    (by: 1 | -1) => {
      const list = strip.current
      if (!list) return
      aim.current = offCopy(list, aim.current ?? placeOf(list)) + by
      const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
      list.scrollTo({ left: aim.current * list.clientWidth, behavior })
    },
    [offCopy],
  )

  return { strip, round, current, go }
}
