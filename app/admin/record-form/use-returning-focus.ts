import { useLayoutEffect } from 'react'

/** What is held loses the focus to nothing: it comes back to where it was. */
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
