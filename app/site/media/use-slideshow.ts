import { useEffect, useRef, useState } from 'react'
import { prefersReducedMotion, savesData } from './may-autoplay.ts'
import { useHoverOrFocus } from './use-hover-or-focus.ts'
import { useRoundStrip } from './use-round-strip.ts'

const slideMs = 5000

/**
 * A strip that advances automatically while visible, unless the visitor points at it, focuses it,
 * or prefers reduced motion.
 */
export function useSlideshow(count: number) {
  const { strip, round, current, go } = useRoundStrip(count)
  const box = useRef<HTMLElement>(null)
  const [playing, setPlaying] = useState(false)
  const [isSavingData, setSavingData] = useState(true)
  const { held, holding, release } = useHoverOrFocus()
  const inView = useInView(box)
  const moving = playing && inView && !held

  useEffect(() => {
    setSavingData(savesData())
    setPlaying(!savesData() && !prefersReducedMotion())
  }, [])
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

  const fetching = inView && !isSavingData
  return { strip, box, round, current, playing, moving, fetching, holding, toggle, step }
}

function useInView(box: React.RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver(
      ([entry]) => setInView(entry?.isIntersecting ?? false),
      { threshold: 0.5 },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return inView
}
