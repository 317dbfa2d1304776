import { useEffect, useRef, useState } from 'react'
import { useInView } from '../../ui/use-in-view.ts'
import { prefersReducedMotion, savesData } from './may-autoplay.ts'
import { useHoverOrFocus } from './use-hover-or-focus.ts'
import { useRoundStrip } from './use-round-strip.ts'

const slideMs = 5000
/** The part of a slideshow that must be visible. */
const half = 0.5

/**
 * A strip that advances automatically while visible, unless the visitor points at it, focuses it,
 * or prefers reduced motion.
 */
export function useSlideshow(count: number) {
  const { strip, round, current, go } = useRoundStrip(count)
  const box = useRef<HTMLElement>(null)
  const [playing, setPlaying] = useState(false)
  const { held, holding, release } = useHoverOrFocus()
  const inView = useInView(box, half)
  const moving = playing && inView && !held

  useEffect(() => setPlaying(!savesData() && !prefersReducedMotion()), [])
  useEffect(() => {
    if (!moving || count < 2) return
    const timer = setInterval(() => go(1), slideMs)
    return () => clearInterval(timer)
  }, [moving, count, go])

  function toggle() {
    setPlaying(!playing)
    release()
  }

  function step(by: 1 | -1) {
    setPlaying(false)
    go(by)
  }

  const fetching = inView && !savesData()
  return { strip, box, round, current, playing, moving, fetching, holding, toggle, step }
}
