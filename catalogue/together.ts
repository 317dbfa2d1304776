import type { FieldErrors } from './field.ts'
import type { Kind } from './kind.ts'

type Values = Record<string, unknown>

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/**
 * Why fields that say nothing alone cannot stay as they are: one is filled and the other is not.
 * Only those that the values name are looked at, beside what was stored.
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
