import { useEffect, useRef } from 'react'
import { focusForm } from './focus-form.ts'

/** Focuses a form that replaces another, after rendering; `key` identifies it. */
export function useFocusOfNext(key: string) {
  const asked = useRef<() => void>(undefined)
  useEffect(() => {
    if (key) asked.current?.()
    asked.current = undefined
  }, [key])

  /** `coming` resolves to false if the current one stays. */
  return async function focusNext(
    coming: Promise<boolean | undefined>,
    focus: () => void = focusForm,
  ) {
    asked.current = focus
    if ((await coming) === false) asked.current = undefined
  }
}
