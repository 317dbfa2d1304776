import { useEffect, useRef } from 'react'

const solidAfterPx = 50

/** Browsers without scroll-driven animations are told by script whether the page is at its top. */
export function useSolidHeader() {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const header = ref.current
    if (!header || CSS.supports('animation-timeline: scroll()')) return
    const update = () => header.toggleAttribute('data-at-top', window.scrollY <= solidAfterPx)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  return ref
}
