import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costUnits } from './local-cost.ts'
import { type Party, partyLimits, readParty, sumForParty } from './sum-for-party.ts'

const seed = Number(process.env.RANDOM_SEED) || 20_261_121

const paise = fc.integer({ min: 0, max: 100_000_000 }).map((amount) => amount / 100)
const cost = fc.record({ unit: fc.constantFrom(...costUnits), low: paise, high: paise })
const upTo = (max: number, min: number) => fc.integer({ min, max })
const party = fc.record({
  adults: upTo(partyLimits.adults, 1),
  children: upTo(partyLimits.children, 0),
  days: upTo(partyLimits.days, 1),
})

/** A reference implementation that pays unit by unit, in paise. */
function paidOneByOne(costs: { unit: string; low: number; high: number }[], to: Party) {
  const paid = { low: 0n, high: 0n }
  for (const { unit, low, high } of costs) {
    let times = 1
    if (unit === 'day') times = to.days
    if (unit === 'person') times = to.adults + to.children
    if (unit === 'vehicle') {
      times = 0
      for (let left = to.adults + to.children; left > 0; left -= 6) times += 1
    }
    const [cheap = 0, dear = 0] = [low, high].sort((a, b) => a - b)
    for (let each = 0; each < times; each += 1) {
      paid.low += BigInt((cheap * 100).toFixed(0))
      paid.high += BigInt((dear * 100).toFixed(0))
    }
  }
  return paid
}

test('the sum equals paying unit by unit, and `from` never exceeds `to`', () => {
  fc.assert(
    fc.property(fc.array(cost, { maxLength: 12 }), party, (costs, to) => {
      const { low, high } = sumForParty(costs, to)
      const paid = paidOneByOne(costs, to)
      expect([(low * 100).toFixed(0), (high * 100).toFixed(0)]).toEqual([
        `${paid.low}`,
        `${paid.high}`,
      ])
      expect(low).toBeLessThanOrEqual(high)
    }),
    { seed, numRuns: 500 },
  )
})

test('a larger party or a longer stay never costs less', () => {
  fc.assert(
    fc.property(fc.array(cost, { maxLength: 12 }), party, (costs, to) => {
      const sum = sumForParty(costs, to)
      for (const name of ['adults', 'children', 'days'] as const) {
        const more = sumForParty(costs, { ...to, [name]: to[name] + 1 })
        expect(more.low).toBeGreaterThanOrEqual(sum.low)
        expect(more.high).toBeGreaterThanOrEqual(sum.high)
      }
    }),
    { seed, numRuns: 200 },
  )
})

test('a family of two adults and two children at Gulmarg for three days', () => {
  const costs = [
    { unit: 'person', low: 740, high: 950 },
    { unit: 'group', low: 500, high: 500 },
    { unit: 'vehicle', low: 2200, high: 3000 },
    { unit: 'day', low: 100, high: 150 },
  ] as const
  expect(sumForParty(costs, { adults: 2, children: 2, days: 3 })).toEqual({
    low: 4 * 740 + 500 + 2200 + 300,
    high: 4 * 950 + 500 + 3000 + 450,
  })
  expect(sumForParty(costs, { adults: 7, children: 0, days: 1 }).low).toBe(
    7 * 740 + 500 + 2 * 2200 + 100,
  )
})

test.each([
  ['adults=2&children=1&days=4', { adults: 2, children: 1, days: 4 }],
  ['adults=2', { adults: 2, children: 0, days: 1 }],
  ['adults=2&children=&days=', { adults: 2, children: 0, days: 1 }],
  ['adults=2&room=7', { adults: 2, children: 0, days: 1 }],
  ['children=2&days=3', undefined],
  ['adults=0&days=3', undefined],
  ['adults=61', undefined],
  ['adults=2&days=1.5', undefined],
  ['adults=two', undefined],
  ['', undefined],
])('%s is the party %o', (query, expected) => {
  expect(readParty(new URLSearchParams(query))).toEqual(expected)
})
