import { useLayoutEffect } from 'react'

/** Says in the document that scripts now open what a fragment opens without them (`.by-target`). */
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
