import { useEffect, useState } from 'react'
import { prefersReducedMotion, savesData } from '../../media/may-autoplay.ts'
import { useHeld } from '../../media/use-held.ts'

const slideMs = 5000

/** Which picture of a slideshow shows; it moves by itself unless the visitor would rather it did not. */
export function useSlides(all: number) {
  const [count, setCount] = useState(1)
  const [current, setCurrent] = useState(0)
  const [playing, setPlaying] = useState(false)
  const { held, holding, release } = useHeld()

  useEffect(() => {
    if (savesData()) return
    setCount(all)
    setPlaying(!prefersReducedMotion())
  }, [all])

  useEffect(() => {
    if (!playing || held || count < 2) return
    const timer = setInterval(() => setCurrent((index) => (index + 1) % count), slideMs)
    return () => clearInterval(timer)
  }, [playing, held, count])

  function toggle() {
    setCount(all)
    setPlaying(!playing)
    release()
  }

  function show(index: number) {
    setCurrent(index)
    setPlaying(false)
  }

  return { count, current, playing, show, holding, toggle }
}
