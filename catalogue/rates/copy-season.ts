import { z } from 'zod'
import { occupancies, wholeNumber } from '../quotes/line.ts'
import { type RateValues, rateFields } from './rate.ts'

/** Copies a season to other dates, with its prices raised or lowered. */
export const seasonCopy = z
  .object({
    season: z
      .string('Season must be text.')
      .trim()
      .min(1, 'Season is required.')
      .max(60, 'Season can be at most 60 characters.'),
    from: rateFields.from.schema,
    to: rateFields.to.schema,
    percent: wholeNumber('Percent', -90, 500).default(0),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'To cannot be before From.' })

export type SeasonCopy = z.output<typeof seasonCopy>

/** Rounds halves up; exact, since the product of integers is divided once. */
const changed = (amount: number, percent: number) =>
  Math.floor((amount * (100 + percent) + 50) / 100)

/** The copy of one rate of the season. */
export function copiedRate(rate: RateValues, { from, to, percent }: SeasonCopy): RateValues {
  const prices = { ...rate.prices }
  for (const each of occupancies) {
    const amount = prices[each]
    if (amount !== null) prices[each] = changed(amount, percent)
  }
  const price = rate.price === null ? null : changed(rate.price, percent)
  return { ...rate, from, to, prices, price }
}
