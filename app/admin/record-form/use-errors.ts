import { useState } from 'react'
import type { FieldErrors } from '#catalogue/field.ts'

/** The messages under a form's fields; one goes when its field is edited. */
export function useErrors() {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusals, setRefusals] = useState(0)
  return {
    errors,
    /** How often the form was refused: the eye goes to the first error each time. */
    refusals,
    refuse(found: FieldErrors) {
      setErrors(found)
      setRefusals((count) => count + 1)
    },
    clear: (name: string) => setErrors(({ [name]: _gone, ...others }) => others),
    /** Leaves those messages of a field, of which there may be none. */
    amend: (name: string, messages: string[]) =>
      setErrors(({ [name]: _before, ...others }) =>
        messages.length > 0 ? { ...others, [name]: messages } : others,
      ),
    clearAll: () => setErrors({}),
  }
}
