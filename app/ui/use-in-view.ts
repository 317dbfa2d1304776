import { type RefObject, useEffect, useState } from 'react'

/** Whether at least `part` of an element, from 0 to 1, is visible; at 0 a pixel is enough. */
export function useInView(element: RefObject<HTMLElement | null>, part = 0): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => setInView(entry?.isIntersecting ?? false),
      { threshold: part },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, part])
  return inView
}
