import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Says in the document that scripts are in charge from now on: what a fragment opens without them
 * (`.by-target`) they open themselves. Says too when a page was turned: from then on everything is
 * laid out at once, so that the way back finds its place.
 */
export function useLive() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.live = ''
    if (hasToken()) dataset.staff = ''
    else delete dataset.staff
  }, [])
  const { key } = useLocation()
  const first = useRef(key)
  useEffect(() => {
    if (key !== first.current) document.documentElement.dataset.turned = ''
  }, [key])
}

function hasToken() {
  try {
    return localStorage.getItem('jwtToken') !== null
  } catch {
    return false
  }
}
