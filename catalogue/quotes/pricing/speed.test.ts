import { expect, test } from 'vitest'
import { roomRate, sampleOption, sampleVersion, typedLine } from '#test/samples/quotes.ts'
import { movedDay } from '../stay-days.ts'
import { type Rate, rateBook, versionWithTodaysRates } from './nights.ts'
import { priceOption } from './pricing.ts'

/** 100 items, each with 100 seasons of three days. */
const rates: Rate[] = Array.from({ length: 10_000 }, (_, index) => {
  const from = movedDay('2027-01-01', (index % 100) * 3)
  return roomRate({
    ...{ id: index + 1, supplierId: Math.floor(index / 100) + 1, from, to: movedDay(from, 2) },
    prices: { double: 1000 + index },
  })
})

const lines = Array.from({ length: 30 }, (_, index) =>
  typedLine(0, {
    ...{ id: `line-${index}`, unit: 'night', days: { from: 1, to: 60 }, occupancy: 'double' },
    source: {
      from: 'rate',
      rate: { supplierId: index * 3 + 1, item: 'Deluxe room', plan: 'EP' },
      copied: [{ rateId: null, cost: null }],
    },
  }),
)

const version = sampleVersion({
  nights: 60,
  options: ['a', 'b', 'c'].map((id) => sampleOption({ id, name: id, lines })),
})
const settings = {
  tax: { label: 'GST', percent: 5, shownAs: 'line' as const },
  rounding: 100 as const,
}

test('prices 30 lines of 60 nights in 3 options from 10,000 rates within 30 ms', () => {
  const times: number[] = []
  for (let round = 0; round < 10; round += 1) {
    const start = performance.now()
    const book = rateBook(rates)
    const costed = versionWithTodaysRates(version, book)
    const prices = costed.options.map((option) => priceOption(costed, option, settings))
    times.push(performance.now() - start)
    expect(prices.every(({ total }) => total > 0)).toBe(true)
  }
  expect(Math.min(...times)).toBeLessThanOrEqual(30)
})
