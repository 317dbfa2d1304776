import { useEffect } from 'react'

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
  useEffect(() => {
    const onIn = ({ target }: FocusEvent) => mark(target)
    const onOut = ({ relatedTarget }: FocusEvent) => mark(relatedTarget)
    addEventListener('focusin', onIn)
    addEventListener('focusout', onOut)
    return () => {
      removeEventListener('focusin', onIn)
      removeEventListener('focusout', onOut)
      mark(null)
    }
  }, [])
  // Some browsers report no change of focus when the focused field is removed, as by navigation.
  useEffect(() => void mark(document.activeElement))
}
