import { z } from 'zod'
import * as field from '../../field.ts'
import { roundings } from '../../prices/price-change.ts'
import { maxUnitCost, wholeNumber } from '../line.ts'

/** A percentage with at most two decimals, so that sums are exact. */
const percentage = (label: string, max: number) =>
  z
    .number(`${label} must be a number.`)
    .min(0, `${label} cannot be negative.`)
    .max(max, `${label} can be at most ${max}.`)
    .refine((value) => Number(value.toFixed(2)) === value, `${label} can have two decimals.`)

/** Maximum markup in percent. */
export const maxMarkup = 1000

/** The markup on the sum of a quote's lines. */
export const markup = z.discriminatedUnion(
  'by',
  [
    z.object({ by: z.literal('percent'), percent: percentage('Markup', maxMarkup) }),
    z.object({ by: z.literal('amount'), amount: wholeNumber('Markup', 0, maxUnitCost) }),
    z.object({ by: z.literal('person'), amount: wholeNumber('Markup', 0, maxUnitCost) }),
  ],
  'Markup must be by percent, amount or person.',
)
export type Markup = z.output<typeof markup>

/** The tax on every sum; shown to the guest as a line, or as included. */
export const tax = z.object({
  label: field.line('Tax label', { required: true, max: 40 }).schema,
  percent: percentage('Tax', 100),
  shownAs: z.enum(['line', 'included'], 'Tax must be shown as line or included.'),
})
export type Tax = z.output<typeof tax>

/** A tax and the first day on which it applies. */
const datedTax = tax.extend({ from: z.iso.date('From must be a date such as 2026-12-24.') })
export type DatedTax = z.output<typeof datedTax>

/** Further settings that sums depend on; a sent version stores a copy. */
export const pricingSettings = z.object({
  tax: tax.nullable(),
  rounding: z.union(
    roundings.map((step) => z.literal(step)),
    'Rounding must be 1, 10, 50 or 100.',
  ),
})
export type PricingSettings = z.output<typeof pricingSettings>

/** The tax that applies on a day: the latest to have begun. */
export function taxOn(taxes: readonly DatedTax[], day: string): Tax | null {
  const begun = taxes.filter(({ from }) => from <= day)
  const latest = begun.sort((a, b) => Date.parse(b.from) - Date.parse(a.from))[0]
  if (!latest || latest.percent === 0) return null
  const { from: _, ...found } = latest
  return found
}
