import { useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** Whether a navigation is pending, which another navigation would cancel. */
export function useLeaving() {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const isLeaving = useRef(false)
  isLeaving.current = next !== undefined && next.pathname !== pathname
  return isLeaving
}
