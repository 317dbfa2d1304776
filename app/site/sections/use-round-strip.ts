import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { wantsStillness } from '../shell/is-generous.ts'

/** Without a scroll for so long, the strip stands still. */
const settledMs = 120

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
  const aim = useRef<number>(undefined)
  const [current, setCurrent] = useState(0)
  const [round, setRound] = useState(false)

  const first = useRef(0)
  useEffect(() => {
    first.current = placeOf(strip.current)
    setRound(count > 1)
  }, [count])
  useLayoutEffect(() => {
    const list = strip.current
    if (round && list) list.scrollLeft = (first.current + 1) * list.clientWidth
  }, [round])

  const offCopy = useCallback(
    (place: number) => {
      const step = stepOffCopy(place, count)
      if (step && strip.current) strip.current.scrollLeft += step * strip.current.clientWidth
      return place + step
    },
    [count],
  )

  useEffect(() => {
    const list = strip.current
    if (!round || !list) return
    let timer: number | undefined
    const onSettled = () => {
      aim.current = undefined
      offCopy(placeOf(list))
    }
    const onScroll = () => {
      setCurrent((placeOf(list) - 1 + count) % count)
      clearTimeout(timer)
      timer = window.setTimeout(onSettled, settledMs)
    }
    list.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      list.removeEventListener('scroll', onScroll)
    }
  }, [round, count, offCopy])

  const go = useCallback(
    (by: 1 | -1) => {
      const list = strip.current
      if (!list) return
      aim.current = offCopy(aim.current ?? placeOf(list)) + by
      const behavior = wantsStillness() ? 'instant' : 'smooth'
      list.scrollTo({ left: aim.current * list.clientWidth, behavior })
    },
    [offCopy],
  )

  return { strip, round, current, go }
}

const placeOf = (list: HTMLElement | null) =>
  list ? Math.round(list.scrollLeft / list.clientWidth) : 0
