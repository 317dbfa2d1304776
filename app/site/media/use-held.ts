import { type FocusEvent, useState } from 'react'

/** Whether the visitor points at something or has the focus in it, so that it should hold still. */
export function useHeld() {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const holding = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  }
  /** Who asks for it to play means now, though still pointing at the button. */
  function release() {
    setPointed(false)
    setFocused(false)
  }
  return { held: pointed || focused, holding, release }
}
