import { useEffect, useState } from 'react'
import { wantsStillness, wantsThrift } from '../shell/is-generous.ts'

const slideMs = 5000

/** Which picture of a slideshow shows; it moves by itself unless the visitor would rather it did not. */
export function useSlides(all: number) {
  const [count, setCount] = useState(1)
  const [current, setCurrent] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (wantsThrift()) return
    setCount(all)
    setPlaying(!wantsStillness())
  }, [all])

  useEffect(() => {
    if (!playing || held || count < 2) return
    const timer = setInterval(() => setCurrent((index) => (index + 1) % count), slideMs)
    return () => clearInterval(timer)
  }, [playing, held, count])

  function toggle() {
    setCount(all)
    setPlaying(!playing)
  }

  function show(index: number) {
    setCurrent(index)
    setPlaying(false)
  }

  return { count, current, playing, show, setHeld, toggle }
}
