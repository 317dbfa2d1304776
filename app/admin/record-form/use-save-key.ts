import { type RefObject, useEffect } from 'react'

/** Ctrl+S and ⌘S send the form. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [form])
}
