import { useEffect } from 'react'
import { useListener } from '../use-listener.ts'

/** Fields that open the on-screen keyboard. */
const typedInto = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"])'

const mark = (focused: EventTarget | null) =>
  document.documentElement.toggleAttribute(
    'data-typing',
    focused instanceof Element && focused.matches(typedInto),
  )

/**
 * Marks the document while such a field is focused. With `:root:has(:focus)` instead, browsers compute
 * the styles of the whole page again at each key.
 */
export function useTypingMark() {
  useListener('focusin', ({ target }) => mark(target))
  useListener('focusout', ({ relatedTarget }) => mark(relatedTarget))
  useEffect(() => () => void mark(null), [])
  // Some browsers report no change of focus when the focused field is removed, as by navigation.
  useEffect(() => void mark(document.activeElement))
}
