import { type FocusEvent, useState } from 'react'

/** Whether the pointer or focus is inside something, so that it should not move. */
export function useHoverOrFocus() {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const holding = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  }
  /** Pressing play overrides the pointer that is still on the button. */
  function release() {
    setPointed(false)
    setFocused(false)
  }
  return { held: pointed || focused, holding, release }
}
