import { expect, test } from 'vitest'
import { changedPrice, type PriceChange } from './price-change.ts'

const change = (price: number, changes: Partial<PriceChange>) =>
  changedPrice(price, { by: 'percent', direction: 'up', amount: 10, rounding: 1, ...changes })

test('raises and lowers by percent and by rupees', () => {
  expect(change(18_500, {})).toEqual({ price: 20_350 })
  expect(change(18_500, { direction: 'down' })).toEqual({ price: 16_650 })
  expect(change(18_500, { by: 'rupees', amount: 750 })).toEqual({ price: 19_250 })
  expect(change(18_500, { by: 'rupees', amount: 750, direction: 'down' })).toEqual({
    price: 17_750,
  })
})

test('rounds to whole rupees, tens, fifties and hundreds, a half upwards', () => {
  expect(change(999.5, { amount: 0.1 })).toEqual({ price: 1000 })
  // 115.5, which floating point represents slightly more or less.
  expect(change(105, {})).toEqual({ price: 116 })
  expect(change(1049, { by: 'rupees', amount: 1, rounding: 100 })).toEqual({ price: 1100 })
  expect(change(1024, { by: 'rupees', amount: 1, rounding: 50 })).toEqual({ price: 1050 })
  expect(change(1013, { by: 'rupees', amount: 1, rounding: 10 })).toEqual({ price: 1010 })
})

test('reports prices that cannot be changed', () => {
  expect(change(0, {})).toEqual({ refusal: 'Price on request' })
  const tooLow = { refusal: 'The price would not be above ₹0' }
  expect(change(500, { by: 'rupees', amount: 500, direction: 'down' })).toEqual(tooLow)
  expect(change(40, { direction: 'down', rounding: 100 })).toEqual(tooLow)
  expect(change(99_999_999, {})).toEqual({ refusal: 'Price can be at most 100000000.' })
})
