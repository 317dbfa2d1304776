import { expect, test } from 'vitest'
import { copiedRate, seasonCopy } from './copy-season.ts'
import { newRate, overlaps, rateBody, rateErrors } from './rate.ts'

const days = { from: '2026-12-01', to: '2026-12-31' }
const rate = (more: object) => newRate(rateBody.parse({ item: 'Room', ...days, ...more }))

test('a room has a plan and prices by occupancy, all else one price and its unit', () => {
  expect(rateErrors(rate({ plan: 'EP', prices: { single: 0 } }))).toBeUndefined()
  expect(rateErrors(rate({ price: 900, unit: 'trip' }))).toBeUndefined()
  const errorsOf = (more: object) => Object.keys(rateErrors(rate(more)) ?? {})
  expect(errorsOf({ plan: 'EP' })).toEqual(['prices'])
  expect(errorsOf({ plan: 'EP', prices: { double: 1 }, price: 1, unit: 'day' })).toEqual([
    'price',
    'unit',
  ])
  expect(errorsOf({ prices: { double: 1 } })).toEqual(['plan'])
  expect(errorsOf({})).toEqual(['price', 'unit'])
  expect(errorsOf({ price: 1, unit: 'day', from: '2027-01-01' })).toEqual(['to'])
})

test('amounts are whole rupees from 0', () => {
  for (const double of [1.5, -1, '4500', 10_000_001]) {
    const read = rateBody.safeParse({ item: 'Room', ...days, plan: 'EP', prices: { double } })
    expect(read.error?.issues[0]?.message, `${double}`).toMatch(/^Double /)
  }
})

test('rates that share a day overlap, including the last day', () => {
  const first = rate({ plan: 'EP' })
  expect(overlaps(first, rate({ plan: 'EP', from: days.to, to: '2027-01-31' }))).toBe(true)
  expect(overlaps(first, rate({ plan: 'EP', from: '2027-01-01', to: '2027-01-31' }))).toBe(false)
  expect(overlaps(first, rate({ plan: 'CP' }))).toBe(false)
  expect(overlaps(first, rate({ plan: 'EP', item: 'Suite' }))).toBe(false)
})

test('a copied season has other dates and prices in whole rupees, rounded half up', () => {
  const copy = seasonCopy.parse({
    ...{ season: 'Winter', from: '2027-12-01', to: '2027-12-31', percent: -15 },
  })
  const before = rate({ plan: 'EP', prices: { double: 4510, single: 0 } })
  expect(copiedRate(before, copy)).toMatchObject({
    ...{ from: '2027-12-01', to: '2027-12-31' },
    prices: { double: 3834, single: 0, extraAdult: null },
  })
  expect(seasonCopy.safeParse({ ...copy, to: '2027-11-30' }).error?.issues[0]?.path).toEqual(['to'])
})
