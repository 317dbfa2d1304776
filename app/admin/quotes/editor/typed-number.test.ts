import { expect, test } from 'vitest'
import { isNegative, readTyped, typedNumber } from './typed-number.ts'

/** What a field shows, and its value, after each key. */
function keyed(keys: string, isDecimal = false) {
  let shown = ''
  for (const key of keys) shown = typedNumber(shown + key, isDecimal)
  return [shown, readTyped(shown, null, isDecimal)]
}

test('paise that are typed never make rupees of themselves', () => {
  expect(keyed('4500.50')).toEqual(['4500.50', 4500])
  expect(keyed('2.5')).toEqual(['2.5', 2])
  expect(keyed('12,500')).toEqual(['12500', 12_500])
  expect(keyed('1.2.5')).toEqual(['1.25', 1])
  expect(keyed('12.345', true)).toEqual(['12.34', 12.34])
  expect(keyed('.5', true)).toEqual(['.5', 0.5])
})

test.each([
  ['Rs. 12,500', 12_500],
  ['Rs.12,500/-', 12_500],
  ['₹1,25,000.75', 125_000],
  ['१२,५००', 12_500],
  ['abc', null],
  ['', null],
])('reads %j that is pasted', (text, value) => {
  expect(readTyped(typedNumber(text, false), null, false)).toBe(value)
})

test('a negative amount is recognised once its sign is typed, and in any notation', () => {
  expect(['-', '-500', '₹ −500', 'Rs. -12,500', '-५००', '–0.5'].filter(isNegative)).toHaveLength(6)
  expect(['', '₹', '500', '12,500/-', '5-', 'Rs.12,500/-'].filter(isNegative)).toEqual([])
})
