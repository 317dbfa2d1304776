import { useLayoutEffect } from 'react'
import { readStored } from '../stored-text.ts'

/** Marks the document as hydrated, so that scripts open what otherwise fragments do (`.by-target`). */
export function useLive() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.live = ''
    if (readStored('jwtToken') !== null) dataset.staff = ''
    else delete dataset.staff
  }, [])
}
