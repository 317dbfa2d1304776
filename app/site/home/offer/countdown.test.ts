import { expect, test } from 'vitest'
import { timeLeft } from './countdown.tsx'

const day = 86_400_000

test.each([
  [10 * day, { days: 10, hours: 0, minutes: 0, seconds: 0 }],
  [10 * day - 1, { days: 9, hours: 23, minutes: 59, seconds: 59 }],
  [3_723_000, { days: 0, hours: 1, minutes: 2, seconds: 3 }],
  [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [-5000, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
])('%d ms are %o', (span, expected) => {
  expect(timeLeft(span)).toEqual(expected)
})
