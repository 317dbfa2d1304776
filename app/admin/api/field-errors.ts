import type { FieldErrors } from '#catalogue/field.ts'
import { lowerFirst } from '#catalogue/noun.ts'
import type { Problem } from '#server/wire/problem.ts'

/** An error's messages by field; in the API `errors` is an object with PascalCase names, or a list. */
export function fieldErrorsOf({ errors }: Problem): FieldErrors {
  if (Array.isArray(errors)) return {}
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [lowerFirst(name), messages]),
  )
}

/** The messages of an error's fields, or else of the error itself. */
export const messageOf = (problem: Problem) => allMessages(problem).join(' ') || problem.Error

/** All messages in one list, whatever their shape. */
export const allMessages = ({ errors }: Pick<Problem, 'errors'>): string[] =>
  Object.values(errors).flat()
