import { expect, test } from 'vitest'
import { daysText } from './dates.ts'

const now = new Date('2026-11-23T06:00:00Z')

test.each([
  ['2026-12-24', '2026-12-29', '24–29 Dec'],
  ['2026-12-29', '2027-01-03', '29 Dec 2026–3 Jan 2027'],
  ['2026-12-24', undefined, '24 Dec'],
  ['2027-11-24', '2027-11-30', '24–30 Nov 2027'],
  ['2026-05-01', undefined, '1 May 2026'],
])('formats %s to %s as %s', (from, to, text) => {
  expect(daysText(from, to, now)).toBe(text)
})
