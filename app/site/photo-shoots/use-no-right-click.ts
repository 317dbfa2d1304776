import { useEffect, useRef } from 'react'

/** What a visitor reads, fills in or follows keeps its menu. */
const withMenu = 'a, button, input, select, textarea, label, summary, h1, h2, h3, p'

/** The ref of an element on whose media and background a right click opens no menu; the keyboard's does. */
export function useNoRightClick() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    element?.addEventListener('contextmenu', refuse)
    return () => element?.removeEventListener('contextmenu', refuse)
  }, [])
  return ref
}

function refuse(event: MouseEvent) {
  const byMouse = event.button === 2 || event.ctrlKey
  const { target } = event
  if (byMouse && target instanceof Element && !target.closest(withMenu)) event.preventDefault()
}
