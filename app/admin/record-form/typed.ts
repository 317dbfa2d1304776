import type { Field, FieldErrors, Fields } from '#catalogue/field.ts'
import { upperFirst } from '#catalogue/noun.ts'
import { readNumberField, readRupeesField } from '#catalogue/number.ts'

/** The texts of a form's controls, by field name. */
export type Typed = Record<string, string>

/** The text of a control for a value; a list has one item per line. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join('\n')
  if (typeof value === 'object' && '$values' in value) return (value.$values as string[]).join('\n')
  return String(value)
}

/** The value of a text for its field; text that is not a number stays, for the schema to refuse. */
export function valueFrom({ control }: Field, text: string): unknown {
  if (control === 'list') return text.split('\n').filter((line) => line.trim() !== '')
  if (control === 'listings') {
    return text.split('\n').flatMap((line) => readNumberField(line) ?? [])
  }
  if (control === 'switch') return text === 'true'
  if (control === 'rupees') return readRupeesField(text)
  return control === 'number' ? readNumberField(text) : text
}

/** A switch has the text 'true' or 'false'. */
export const typedOf = (fields: Fields, record?: Record<string, unknown>): Typed =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { control, empty }]) => {
      const unset = control === 'switch' ? empty : undefined
      return [name, textOf(record?.[name] ?? unset)]
    }),
  )

export function checkTyped(fields: Fields, typed: Typed): FieldErrors {
  const errors: FieldErrors = {}
  for (const [name, field] of Object.entries(fields)) {
    const { error } = field.schema.safeParse(valueFrom(field, typed[name] ?? ''))
    if (error) errors[name] = [...new Set(error.issues.map(({ message }) => message))]
  }
  return errors
}

/** Adds the fields by their documented names, a list as `Inclusions[0]`, `Inclusions[1]`. */
export function appendTyped(form: FormData, fields: Fields, typed: Typed) {
  for (const [name, field] of Object.entries(fields)) {
    const value = valueFrom(field, typed[name] ?? '')
    if (!Array.isArray(value)) form.append(name, String(value ?? ''))
    else if (value.length === 0) form.append(name, '')
    else
      for (const [at, line] of value.entries())
        form.append(`${upperFirst(name)}[${at}]`, String(line))
  }
}
