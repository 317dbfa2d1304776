import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Takes the eye and the focus to the first wrong field, each time a form is refused. */
export function useFirstError(
  form: RefObject<HTMLFormElement | null>,
  refusals: number,
  isLocked: boolean,
) {
  const shown = useRef(0)
  useEffect(() => {
    if (isLocked || refusals === shown.current) return
    shown.current = refusals
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    first?.focus({ preventScroll: true })
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    first?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
  }, [form, refusals, isLocked])
}

/** What is locked loses the focus to nothing: it comes back to where it was. */
export function useReturningFocus(isLocked: boolean) {
  useLayoutEffect(() => {
    if (!isLocked) return
    const before = document.activeElement
    return () => {
      const isLost = document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isLocked])
}
