import { expect, test } from 'vitest'
import { ambiguity, isOnRequest, plainPrice } from './written-price.ts'

test.each([
  ['12500', '12500'],
  ['12,500', '12500'],
  ['1,21,500.50', '121500.5'],
  ['₹12,500/-', '12500'],
  ['₹ 12 500 /-', '12500'],
  ['Rs. 12500', '12500'],
  ['Rs.12,500 only', '12500'],
  ['INR 9,999', '9999'],
  ['9999 INR', '9999'],
  ['1.5 lakh', '150000'],
  ['2 Lakhs', '200000'],
  ['₹1.15 lac', '115000'],
  ['1.2 crore', '12000000'],
  ['15k', '15000'],
])('%s is %s rupees', (text, digits) => {
  expect(plainPrice(text)).toBe(digits)
})

test.each(['much', '12-15000', '0x10', '1e5', '-5', '12,500 per head', '$200', '12,5', ''])(
  'leaves text that is not a price unchanged: %j',
  (text) => {
    expect(plainPrice(text)).toBe(text)
  },
)

test.each(['on request', 'Price on Request', 'POA', 'p.o.r.', 'call', 'Call us for price', 'TBD'])(
  '%s means a price on request',
  (text) => {
    expect(isOnRequest(text)).toBe(true)
  },
)

test.each(['12500', 'callous', 'free', ''])('%j does not', (text) => {
  expect(isOnRequest(text)).toBe(false)
})

test.each([
  ['12.500', '12500'],
  ['₹1.250.000', '1250000'],
  ['Rs. 9.000', '9000'],
  ['Rs.9.000/-', '9000'],
  ['9.000 INR', '9000'],
  ['Rs 9.000 only', '9000'],
])('asks whether the dot in %s groups thousands', (text, whole) => {
  expect(ambiguity(text)).toContain(`Write ${whole}`)
})

test.each(['12500.50', '12.50', '1.125 lakh', '1234.567', 'much'])(
  '%s is not ambiguous',
  (text) => {
    expect(ambiguity(text)).toBeUndefined()
  },
)
