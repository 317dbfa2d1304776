import fc from 'fast-check'
import { type Line, occupancies, timesOf, units } from '#catalogue/quotes/line.ts'
import type { Markup, PricingSettings } from '#catalogue/quotes/pricing/pricing-settings.ts'
import type { Option, Version } from '#catalogue/quotes/version.ts'
import { sampleOption, typedLine } from './quotes.ts'

/** Small amounts, where rounding matters, and the largest possible ones. */
const cost = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 10_000_000 }))

const span = fc
  .tuple(fc.integer({ min: 1, max: 61 }), fc.integer({ min: 1, max: 61 }))
  .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }))

const aLine = fc
  .record({
    days: span,
    unit: fc.constantFrom(...units),
    occupancy: fc.option(fc.constantFrom(...occupancies)),
    quantity: fc.integer({ min: 0, max: 1000 }),
    optional: fc.boolean(),
    cost,
    byNight: fc.boolean(),
  })
  .chain(({ cost: each, byNight, ...values }) => {
    const line = typedLine(each, values)
    const times = timesOf(line)
    if (!byNight) return fc.constant(line)
    return fc.array(cost, { minLength: times, maxLength: times }).map(
      (costs): Line => ({
        ...line,
        source: {
          from: 'rate',
          rate: { supplierId: 1, item: 'Deluxe room', plan: null },
          copied: costs.map((night) => ({ rateId: 1, cost: night })),
        },
      }),
    )
  })

const percent = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((n) => n / 100)

const aMarkup: fc.Arbitrary<Markup> = fc.oneof(
  fc.record({ by: fc.constant('percent' as const), percent: percent(1000) }),
  fc.record({ by: fc.constantFrom('amount' as const, 'person' as const), amount: cost }),
)

export const someSettings: fc.Arbitrary<PricingSettings> = fc.record({
  tax: fc.option(
    fc.record({
      label: fc.constant('GST'),
      percent: percent(100),
      shownAs: fc.constantFrom('line' as const, 'included' as const),
    }),
  ),
  rounding: fc.constantFrom(1 as const, 10 as const, 50 as const, 100 as const),
})

export const aParty: fc.Arbitrary<Version['party']> = fc.record({
  adults: fc.integer({ min: 1, max: 500 }),
  children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 100 }),
})

/** An option whose lines are numbered from 0. */
export const anOption: fc.Arbitrary<Option> = fc
  .record({ lines: fc.array(aLine, { maxLength: 60 }), markup: aMarkup })
  .map(({ lines, markup }) =>
    sampleOption({ markup, lines: lines.map((line, index) => ({ ...line, id: `${index}` })) }),
  )
