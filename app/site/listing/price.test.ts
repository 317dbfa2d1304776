import { expect, test } from 'vitest'
import { oldPriceOf, rupees } from './price.ts'

test.each([
  [0, '₹0'],
  [21500, '₹21,500'],
  [1250000, '₹12,50,000'],
  [999.5, '₹999.50'],
])('%d rupees are written %s', (amount, text) => {
  expect(rupees(amount)).toBe(text)
})

test.each([
  ['the markup', { price: 20000, oldPrice: null }, 1500, 21500],
  ["the listing's own old price over the markup", { price: 20000, oldPrice: 20900 }, 1500, 20900],
  ['nothing without a markup', { price: 20000, oldPrice: null }, 0, undefined],
  ['no old price below the price', { price: 20000, oldPrice: 18000 }, 1500, undefined],
])('strikes through %s', (_case, listing, markup, expected) => {
  expect(oldPriceOf(listing, markup)).toBe(expected)
})
