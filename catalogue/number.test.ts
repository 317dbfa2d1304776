import { expect, test } from 'vitest'
import { rupees } from './field.ts'
import { readAmount, readDecimal, readNumberField, readWhole } from './number.ts'

test.each([
  ['12500', 12_500],
  ['₹ 12,500', 12_500],
  ['₹1,25,000', 125_000],
  ['1,250,000.50', 1_250_000.5],
  ['12 500/-', 12_500],
  ['12\u00a0500', 12_500],
  ['-5', -5],
  ['007', 7],
])('reads the amount %j as %d', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test.each([
  '',
  '0x10',
  '1e3',
  ' 5e-1',
  'Infinity',
  '.5',
  '5.',
  '+5',
  '1.5 lakh',
  '12,50',
  '1,,000',
])('rejects the amount %j', (text) => {
  expect(readAmount(text)).toBeUndefined()
})

test('accepts only digits in a URL', () => {
  expect([readDecimal('5'), readDecimal('5.25'), readWhole('24')]).toEqual([5, 5.25, 24])
  expect(['₹5', '5,000', '0x5', '1e3'].map(readDecimal)).toEqual(Array(4).fill(undefined))
  expect(['1.5', '-1', '0x5', ''].map(readWhole)).toEqual(Array(4).fill(undefined))
})

test('turns a blank field into null, and leaves other text for the schema to refuse', () => {
  expect([readNumberField(' '), readNumberField('a lot'), readNumberField('5,000')]).toEqual([
    null,
    'a lot',
    5000,
  ])
})

test.each([0.001, 1e-7, 12.345])('refuses %d rupees with a message', (amount) => {
  expect(rupees('Price').schema.safeParse(amount).error?.issues[0]?.message).toBe(
    'Price must be whole rupees or have two decimals.',
  )
})

test.each([0, 0.29, 99.9, 1234.56, 99_999_999.99])('accepts %d rupees', (amount) => {
  expect(rupees('Price').schema.safeParse(amount).success).toBe(true)
})
