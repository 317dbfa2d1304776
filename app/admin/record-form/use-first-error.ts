import { type RefObject, useEffect, useRef } from 'react'

/** Takes the eye and the focus to the first wrong field, each time a form is refused. */
export function useFirstError(
  form: RefObject<HTMLFormElement | null>,
  refusals: number,
  isLocked = false,
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
