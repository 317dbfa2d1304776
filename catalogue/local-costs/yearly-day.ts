import { z } from 'zod'
import { readYearlyDay } from './season.ts'

/** A day of the year, `03-20`, for example the start of a season. */
export function yearlyDay(label: string, options: { hint?: string; required?: boolean } = {}) {
  const { hint, required = false } = options
  const rule = `${label} must be a day such as 20 March.`
  const schema = z.preprocess(
    (value) => (typeof value === 'string' ? (readYearlyDay(value) ?? value.trim()) : value),
    z
      .string(`${label} must be text.`)
      .refine((value) => value !== '' || !required, `${label} is required.`)
      .refine((value) => value === '' || readYearlyDay(value) !== undefined, rule),
  )
  return { label, control: 'line' as const, schema, empty: '', required, hint }
}
