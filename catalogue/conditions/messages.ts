import type { z } from 'zod'
import type { FieldErrors } from '../field.ts'

/** Error messages by field. */
export function messagesOf({ issues }: z.ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of issues) {
    const field = String(path[0] ?? 'name')
    errors[field] = [...(errors[field] ?? []), message]
  }
  return errors
}
