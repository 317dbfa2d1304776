import { useEffect, useRef } from 'react'

/** Tells whether the form has made room for another, as while it was being saved. */
export function useIsGone() {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return () => isGone.current
}
