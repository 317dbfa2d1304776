import { useEffect, useRef } from 'react'
import { focusForm } from './focus-form.ts'

/** Takes the focus to a form that comes in place of another, once it is drawn; `key` tells them apart. */
export function useFocusOfNext(key: string) {
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current && key) focusForm()
    isAsked.current = false
  }, [key])

  /** `coming` settles with false when the one that is there stays. */
  return async function focusNext(coming: Promise<boolean | undefined>) {
    isAsked.current = true
    if ((await coming) === false) isAsked.current = false
  }
}
