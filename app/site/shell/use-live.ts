import { useLayoutEffect } from 'react'

/**
 * Says in the document that scripts are in charge from now on: what a fragment opens without them
 * (`.by-target`) they open themselves.
 */
export function useLive() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.live = ''
    if (hasToken()) dataset.staff = ''
    else delete dataset.staff
  }, [])
}

function hasToken() {
  try {
    return localStorage.getItem('jwtToken') !== null
  } catch {
    return false
  }
}
