import type { FieldDifference } from '#catalogue/imports/import.ts'
import { rupees } from '#catalogue/prices/money.ts'
import { occupancies } from '#catalogue/quotes/line.ts'
import type { RateValues } from '#catalogue/rates/rate.ts'
import type { PlannedRate } from './planned-rate.ts'
import { rateHeadings } from './rate-columns.ts'

const shown = ['item', 'season', 'from', 'to', 'plan', ...occupancies, 'price', 'unit']

/** The differences between a row and a stored rate. */
export function rateDifferences({ before, values }: PlannedRate): FieldDifference[] {
  if (!before || !values) return []
  const [olds, news] = [textsOf(before), textsOf(values)]
  return shown
    .filter((name) => olds[name] !== news[name])
    .map((name) => ({
      ...{ field: rateHeadings[name] ?? name, before: olds[name] ?? '', after: news[name] ?? '' },
    }))
}

function textsOf({ item, season, from, to, plan, prices, price, unit }: RateValues) {
  const amounts = { ...prices, price }
  return {
    ...{ item, season, from, to, plan: plan ?? '', unit: unit ?? '' },
    ...Object.fromEntries(
      Object.entries(amounts).map(([name, each]) => [name, each === null ? '' : rupees(each)]),
    ),
  } as Record<string, string>
}

/** The period and prices of a rate, as ‘CP, Double ₹4,500’. */
export function rateWords(values: RateValues) {
  const { season, from, to, plan, prices, price, unit } = values
  const amounts = occupancies.flatMap((each) => {
    const amount = prices[each]
    return amount === null ? [] : [`${rateHeadings[each]} ${rupees(amount)}`]
  })
  const single = price === null ? [] : [`${rupees(price)}${unit ? ` per ${unit}` : ''}`]
  const all = [...(plan ? [plan] : []), ...amounts, ...single]
  return { season, from, to, prices: all.join(', ') }
}
