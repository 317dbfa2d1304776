import { useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** Holds whether another screen is on its way; whatever navigates meanwhile would call it off. */
export function useLeaving() {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const isLeaving = useRef(false)
  isLeaving.current = next !== undefined && next.pathname !== pathname
  return isLeaving
}
