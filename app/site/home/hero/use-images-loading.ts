import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether pictures to be seen inside are still on their way after an in-page navigation: those further
 * along a strip wait to be swiped to. A page that came from the server never says so: its browser
 * shows that itself.
 */
export function useImagesLoading(ref: RefObject<HTMLElement | null>): boolean {
  const [inPage] = useState(isLive)
  const [loading, setLoading] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || !inPage) return
    const images = [...element.querySelectorAll('img')]
    const update = () => setLoading(images.some((image) => !image.complete && isBeside(image)))
    update()
    // Neither event bubbles.
    element.addEventListener('load', update, true)
    element.addEventListener('error', update, true)
    return () => {
      element.removeEventListener('load', update, true)
      element.removeEventListener('error', update, true)
    }
  }, [ref, inPage])
  return loading
}

/** Scripts took over before this was first rendered. */
const isLive = () => typeof document !== 'undefined' && 'live' in document.documentElement.dataset

/** Within the width of the window, however far below it. */
function isBeside(image: HTMLImageElement) {
  const { left, right } = image.getBoundingClientRect()
  return left < window.innerWidth && right > 0
}
