import { useEffect } from 'react'
import { useListener } from '../use-listener.ts'

/** Fields that open the on-screen keyboard. */
const typedInto = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"])'

type TypedInto = HTMLInputElement | HTMLTextAreaElement

const isTypedInto = (focused: EventTarget | null): focused is TypedInto =>
  focused instanceof Element && focused.matches(typedInto)

const mark = (focused: EventTarget | null) =>
  document.documentElement.toggleAttribute('data-typing', isTypedInto(focused))

/**
 * In an empty field. To Chromium, a tap soon after another one near it is the second of a double tap,
 * which focuses the field without a caret: what is typed next would be lost.
 */
function placeCaret(focused: EventTarget | null) {
  if (isTypedInto(focused) && focused.value === '') focused.select()
}

/**
 * Marks the document while such a field is focused. With `:root:has(:focus)` instead, browsers compute
 * the styles of the whole page again at each key.
 */
export function useTypingMark() {
  useListener('focusin', ({ target }) => {
    mark(target)
    placeCaret(target)
  })
  useListener('focusout', ({ relatedTarget }) => mark(relatedTarget))
  useEffect(() => () => void mark(null), [])
  // Some browsers report no change of focus when the focused field is removed, as by navigation.
  useEffect(() => void mark(document.activeElement))
}
