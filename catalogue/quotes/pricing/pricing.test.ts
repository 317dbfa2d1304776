import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anOption, aParty, someSettings } from '#test/samples/odd-quotes.ts'
import { noTax, sampleOption, sampleVersion, typedLine } from '#test/samples/quotes.ts'
import type { Line } from '../line.ts'
import { publicVersionOf } from '../public-version.ts'
import { draftVersion } from '../version.ts'
import { isBelowMargin, priceOption, settingsOf } from './pricing.ts'
import type { Markup } from './pricing-settings.ts'
import { withExtras } from './with-extras.ts'

const ticks = fc.array(fc.integer({ min: 0, max: 59 }).map(String))
const anyQuote = { option: anOption, party: aParty, settings: someSettings, ticked: ticks }

/** A reference implementation: adds night by night, with BigInt. */
function plainCost({ source, days, unit, quantity }: Line): bigint {
  const isDaily = unit === 'night' || unit === 'day'
  let sum = 0n
  for (let night = 0; night <= (isDaily ? days.to - days.from : 0); night += 1) {
    const each = source.from === 'typed' ? source.unitCost : source.copied[night]!.cost
    sum += BigInt(quantity) * BigInt(each ?? 0)
  }
  return sum
}

/** Whether an amount is a fraction of another, within half a rupee. */
function isPart(amount: number, of: bigint, hundredths: bigint) {
  const difference = 2n * (BigInt(amount) * 10_000n - of * hundredths)
  return -10_000n < difference && difference <= 10_000n
}

const hundredths = (percent: number) => BigInt(Math.round(percent * 100))

function isMarkup(amount: number, markup: Markup, cost: bigint, persons: number) {
  if (markup.by === 'percent') return isPart(amount, cost, hundredths(markup.percent))
  return amount === (markup.by === 'amount' ? markup.amount : markup.amount * persons)
}

test('the total equals its lines, markup and tax, rounded once', () => {
  fc.assert(
    fc.property(fc.record(anyQuote), ({ option, party, settings }) => {
      const price = priceOption({ party }, option, settings)
      const fixed = option.lines.filter(({ optional }) => !optional)
      const cost = fixed.reduce((sum, line) => sum + plainCost(line), 0n)
      const persons = party.adults + party.children.length
      const taxed = BigInt(price.linesTotal + price.markup)

      expect(BigInt(price.linesTotal)).toBe(cost)
      expect(isMarkup(price.markup, option.markup, cost, persons)).toBe(true)
      expect(isPart(price.tax, taxed, hundredths(settings.tax?.percent ?? 0))).toBe(true)
      expect(price.total).toBe(price.linesTotal + price.markup + price.tax + price.rounding)
      expect(Math.abs(price.rounding)).toBeLessThanOrEqual(settings.rounding / 2)
      expect(price.total % settings.rounding === 0 || price.rounding === 0).toBe(true)
      expect(price.margin).toBe(price.total - price.tax - price.cost)
    }),
  )
})

test('every amount is a safe integer', () => {
  fc.assert(
    fc.property(fc.record(anyQuote), ({ option, party, settings, ticked }) => {
      const { lines, extras, marginPercent, ...sums } = priceOption(
        { party },
        option,
        settings,
        ticked,
      )
      expect(marginPercent).not.toBeNaN()
      expect(Object.values(sums).every(Number.isSafeInteger)).toBe(true)
      expect(lines.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true)
      expect(extras.every(({ price }) => Number.isSafeInteger(price))).toBe(true)
    }),
  )
})

test('the largest possible quote is exact to the rupee', () => {
  const days = { from: 1, to: 61 }
  const largest = { unit: 'day' as const, days, quantity: 1000 }
  const lines = Array.from({ length: 60 }, (_, index) =>
    typedLine(10_000_000, { ...largest, id: `${index}` }),
  )
  const option = sampleOption({ lines, markup: { by: 'percent', percent: 1000 } })
  const version = draftVersion.parse(sampleVersion({ options: [option] }))
  const tax = { label: 'GST', percent: 100, shownAs: 'line' as const }
  expect(priceOption(version, version.options[0]!, { tax, rounding: 1 })).toMatchObject({
    ...{ linesTotal: 36_600_000_000_000, markup: 366_000_000_000_000 },
    ...{ tax: 402_600_000_000_000, total: 805_200_000_000_000 },
  })
})

test('selected extras add exactly their shown prices', () => {
  fc.assert(
    fc.property(fc.record(anyQuote), ({ option, party, settings, ticked }) => {
      const before = priceOption({ party }, option, settings)
      const after = priceOption({ party }, option, settings, ticked)
      const chosen = before.extras.filter(({ id }) => ticked.includes(id))
      const sum = chosen.reduce((all, { price }) => all + price, 0)

      expect(after.total).toBe(before.total + sum)
      expect(after.total).toBe(after.linesTotal + after.markup + after.tax + after.rounding)
      expect(after.lines.reduce((all, { amount }) => all + amount, 0)).toBe(after.linesTotal)
      expect(after.extras.filter(({ isTicked }) => isTicked)).toHaveLength(chosen.length)
    }),
  )
})

test('the guest’s page computes the same sums as the office', () => {
  fc.assert(
    fc.property(fc.record(anyQuote), ({ option, party, settings, ticked }) => {
      const version = sampleVersion({ party, options: [option] })
      const shown = withExtras(publicVersionOf(version, settings).options[0]!, party.adults, ticked)
      const { total, perAdult, childrenShare, tax } = priceOption(version, option, settings, ticked)
      expect(shown).toEqual({ total, perAdult, childrenShare, taxAmount: tax })
    }),
  )
})

test('adults’ parts and the children’s share cover the total, with less than a rupee per adult over', () => {
  fc.assert(
    fc.property(fc.record(anyQuote), ({ option, party, settings, ticked }) => {
      const price = priceOption({ party }, option, settings, ticked)
      const over = price.perAdult * party.adults + price.childrenShare - price.total
      expect(over).toBeGreaterThanOrEqual(0)
      expect(over).toBeLessThan(party.adults)
      expect(price.childrenShare).toBeGreaterThanOrEqual(0)
      expect(price.childrenShare).toBeLessThanOrEqual(price.total)
    }),
  )
})

test('a sent version keeps its total when tax and rounding settings change', () => {
  fc.assert(
    fc.property(
      fc.record({ ...anyQuote, later: someSettings }),
      ({ option, party, settings, later }) => {
        const sent = sampleVersion({ party, options: [option], pricing: settings })
        const stored = draftVersion.parse(JSON.parse(JSON.stringify(sent)))
        const before = priceOption(sent, option, settingsOf(sent, settings))
        const after = priceOption(stored, stored.options[0]!, settingsOf(stored, later))
        expect(after).toEqual(before)
      },
    ),
  )
})

test('a draft follows today’s settings', () => {
  expect(settingsOf({ pricing: null }, noTax)).toBe(noTax)
})

const total = (amount: number, rounding: 1 | 10 | 50 | 100) => {
  const option = sampleOption({
    lines: [typedLine(amount)],
    markup: { by: 'amount', amount: 0 },
  })
  return priceOption(sampleVersion(), option, { tax: null, rounding }).total
}

test.each([
  [1, 12_349, 12_349],
  [10, 12_344, 12_340],
  [10, 12_345, 12_350],
  [50, 12_324, 12_300],
  [50, 12_325, 12_350],
  [100, 12_349, 12_300],
  [100, 12_350, 12_400],
  [100, 49, 49],
  [100, 0, 0],
] as const)('rounded to %i, ₹%i becomes ₹%i', (rounding, amount, rounded) => {
  expect(total(amount, rounding)).toBe(rounded)
})

test('an extra child’s bed counts to the children’s share', () => {
  const lines = [
    typedLine(1000, { id: 'a' }),
    typedLine(300, { id: 'b', unit: 'night', occupancy: 'childWithBed', optional: true }),
  ]
  const option = sampleOption({ lines })
  const price = priceOption(sampleVersion(), option, noTax, ['b'])
  expect(price).toMatchObject({ total: 1430, childrenShare: 330, perAdult: 550 })
})

test('without costs, the price is the markup alone, and a price of 0 has no margin', () => {
  const markup = { by: 'amount' as const, amount: 500 }
  expect(priceOption(sampleVersion(), sampleOption({ lines: [], markup }), noTax)).toMatchObject({
    ...{ total: 500, margin: 500, marginPercent: 100, childrenShare: 0 },
  })
  expect(priceOption(sampleVersion(), sampleOption({ lines: [] }), noTax)).toMatchObject({
    ...{ total: 0, margin: 0, marginPercent: 0, perAdult: 0 },
  })
})

test('an extra dearer than the quote carries no more than the quote’s markup in rupees', () => {
  const lines = [
    typedLine(500, { id: 'cab' }),
    typedLine(20_000, { id: 'boat', optional: true }),
    typedLine(250, { id: 'ride', optional: true }),
  ]
  const option = sampleOption({ lines, markup: { by: 'amount', amount: 5000 } })
  const { extras } = priceOption(sampleVersion(), option, noTax)
  expect(extras.map(({ price }) => price)).toEqual([25_000, 2750])
})

test('ids that are not optional lines change nothing', () => {
  const option = sampleOption()
  const price = priceOption(sampleVersion(), option, noTax)
  expect(priceOption(sampleVersion(), option, noTax, ['line-1', 'unknown'])).toEqual(price)
})

test('compares a margin with the minimum before rounding it', () => {
  const price = { total: 10_500, tax: 500, margin: 999 }
  expect(isBelowMargin(price, 10)).toBe(true)
  expect(isBelowMargin({ ...price, margin: 1000 }, 10)).toBe(false)
})
