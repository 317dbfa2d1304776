import { expect, test } from 'vitest'
import { rupees } from './money.ts'

test.each([
  [0, '₹0'],
  [21500, '₹21,500'],
  [1250000, '₹12,50,000'],
  [999.5, '₹999.50'],
])('%d rupees are written %s', (amount, text) => {
  expect(rupees(amount)).toBe(text)
})

test('groups digits in the Indian system', () => {
  const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
  for (const amount of [1, 12, 123, 1234, 12345, 123456, 1234567, 12345678, 999999999]) {
    expect(rupees(amount)).toBe(`₹${indian.format(amount)}`)
  }
  expect(rupees(123456.7)).toBe('₹1,23,456.70')
})
