import { expect, test } from 'vitest'
import { oldPriceOf } from './price-text.ts'

test.each([
  ['the markup', { price: 20000, oldPrice: null }, 1500, 21500],
  ["the listing's own old price over the markup", { price: 20000, oldPrice: 20900 }, 1500, 20900],
  ['nothing without a markup', { price: 20000, oldPrice: null }, 0, undefined],
  ['nothing beside a price on request', { price: 0, oldPrice: 18000 }, 1500, undefined],
  ['no old price below the price', { price: 20000, oldPrice: 18000 }, 1500, undefined],
])('strikes through %s', (_case, listing, markup, expected) => {
  expect(oldPriceOf(listing, markup)).toBe(expected)
})
