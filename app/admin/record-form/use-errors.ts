import { useState } from 'react'
import type { FieldErrors } from '#catalogue/field.ts'

/** The messages of a form's fields; each disappears when its field is edited. */
export function useErrors() {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusals, setRefusals] = useState(0)
  return {
    errors,
    /** How often the form was refused; each time the first error gets the focus. */
    refusals,
    refuse(found: FieldErrors) {
      setErrors(found)
      setRefusals((count) => count + 1)
    },
    clear: (name: string) => setErrors(({ [name]: _gone, ...others }) => others),
    /** Sets the remaining messages of a field. */
    amend: (name: string, messages: string[]) =>
      setErrors(({ [name]: _before, ...others }) =>
        messages.length > 0 ? { ...others, [name]: messages } : others,
      ),
    clearAll: () => setErrors({}),
  }
}
