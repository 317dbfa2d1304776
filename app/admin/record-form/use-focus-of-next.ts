import { useEffect, useRef } from 'react'
import { focusForm } from './focus-form.ts'

/** Takes the focus to a form that comes in place of another, once it is drawn; `key` tells them apart. */
export function useFocusOfNext(key: string) {
  const asked = useRef<() => void>(undefined)
  useEffect(() => {
    if (key) asked.current?.()
    asked.current = undefined
  }, [key])

  /** `coming` settles with false when the one that is there stays. */
  return async function focusNext(
    coming: Promise<boolean | undefined>,
    focus: () => void = focusForm,
  ) {
    asked.current = focus
    if ((await coming) === false) asked.current = undefined
  }
}
