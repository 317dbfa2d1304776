import { prefersReducedMotion, savesData } from '../media/may-autoplay.ts'

/** Whether it is the page of a travel package. */
export const isOfPackage = (path: string): boolean =>
  /^\/travel-package\/[^/]+(\/(?!print\/?$)[^/]+)?\/?$/i.test(path)

export const mayGreet = (): boolean => !prefersReducedMotion() && !savesData()

const maxMs = 2000
const endings = ['scroll', 'wheel', 'touchmove', 'keydown', 'pointerdown'] as const
const anywhere = { passive: true, capture: true }

/** Ends the greeting after two seconds or at any input; returns what stops waiting for that. */
export function endGreeting(end: () => void): () => void {
  const timer = setTimeout(end, maxMs)
  const listen = ({ type }: Event) => {
    // The page scrolls to its top on arrival.
    if (type !== 'scroll' || window.scrollY > 0) end()
  }
  for (const type of endings) window.addEventListener(type, listen, anywhere)
  return () => {
    clearTimeout(timer)
    for (const type of endings) window.removeEventListener(type, listen, anywhere)
  }
}
