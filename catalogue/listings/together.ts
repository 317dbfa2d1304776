import type { FieldErrors } from '../field.ts'
import type { Kind } from '../kind.ts'

type Values = Record<string, unknown>

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/**
 * Errors for fields that must be filled together. Checks only those in `values`, combined with the
 * stored record.
 */
export function togetherErrors(
  { fields, together = [] }: Kind,
  values: Values,
  before: Values = {},
): FieldErrors {
  const all = { ...before, ...values }
  const errors = together
    .filter((pair) => pair.some((name) => name in values))
    .flatMap((pair): [string, string[]][] => {
      const missing = pair.find((name) => isBlank(all[name]))
      const given = pair.find((name) => !isBlank(all[name]))
      if (!missing || !given) return []
      const label = (name: string) => fields[name]?.label ?? name
      return [[missing, [`${label(missing)} is required beside ${label(given)}.`]]]
    })
  return Object.fromEntries(errors)
}
