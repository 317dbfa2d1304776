import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The ref of a popover that closes on navigation. */
export function useClosesOnNavigation() {
  const ref = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const shownAt = useRef(key)
  useEffect(() => {
    if (shownAt.current === key) return
    shownAt.current = key
    if (ref.current?.matches(':popover-open')) ref.current.hidePopover()
  }, [key])
  return ref
}
