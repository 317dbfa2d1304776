import type { z } from 'zod'
import type { FieldErrors } from '#catalogue/field.ts'

/** A validated body, or its errors by field. */
export function checked<S extends z.ZodType>(schema: S, written: unknown) {
  const { data, error } = schema.safeParse(written)
  if (!error) return { data: data as z.output<S> }
  const errors: FieldErrors = {}
  for (const { path, message } of error.issues) errors[String(path[0] ?? '')] ??= [message]
  return { errors }
}
