import { useLayoutEffect } from 'react'
import { readStored } from '../stored-text.ts'

/** Says in the document that scripts now open what a fragment opens without them (`.by-target`). */
export function useLive() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.live = ''
    if (readStored('jwtToken') !== null) dataset.staff = ''
    else delete dataset.staff
  }, [])
}
