import { useEffect, useRef } from 'react'

/** Whether the form was replaced by another, for example while it was being saved. */
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
