import type { useErrors } from './use-errors.ts'
import type { Typing } from './use-typed.ts'

/** What a control needs of its form. */
export interface BoundField {
  name: string
  text: string
  errors?: string[]
  onChange: (text: string) => void
}

type Form = Pick<ReturnType<typeof useErrors>, 'errors' | 'clear'>

/** The props of form controls by name: value, messages and change handler. */
export function bindFields({ typed, change }: Pick<Typing, 'typed' | 'change'>, form: Form) {
  function type(name: string, text: string) {
    change(name, text)
    form.clear(name)
  }
  const shared = (name: string) => ({ name, errors: form.errors[name] })
  return {
    /** For a control made from a declaration. */
    field: (name: string) => ({
      ...shared(name),
      text: typed[name] ?? '',
      onChange: (text: string) => type(name, text),
    }),
    /** For a plain input. */
    input: (name: string) => ({
      ...shared(name),
      id: name,
      value: typed[name] ?? '',
      onChange: ({ target }: { target: { value: string } }) => type(name, target.value),
    }),
  }
}

export type BoundFields = ReturnType<typeof bindFields>
