import type { FieldErrors } from '#catalogue/field.ts'
import type { Problem } from '#server/wire/problem.ts'

const lowerFirst = (word: string) => word.charAt(0).toLowerCase() + word.slice(1)

/** A refusal's messages by field; `errors` on the wire is an object with PascalCase names, or a list. */
export function fieldErrorsOf({ errors }: Problem): FieldErrors {
  if (Array.isArray(errors)) return {}
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [lowerFirst(name), messages]),
  )
}

/** One sentence or a few, from a refusal's fields or else from itself. */
export const messageOf = (problem: Problem) => allMessages(problem).join(' ') || problem.Error

/** All messages in one list, whatever shape they came in. */
export const allMessages = ({ errors }: Pick<Problem, 'errors'>): string[] =>
  Object.values(errors).flat()
