import { expect, test } from 'vitest'
import { daysText } from './season-text.ts'

const days = { from: '2026-12-01', to: '2027-02-28' }

test.each([
  ['', '1 Dec 2026 to 28 Feb 2027'],
  ['Winter', 'Winter, 1 Dec 2026 to 28 Feb 2027'],
  ['सर्दी', 'सर्दी, 1 Dec 2026 to 28 Feb 2027'],
  ['خزاں', '\u2068خزاں\u2069, 1 Dec 2026 to 28 Feb 2027'],
])('the season %s stands before its days', (season, text) => {
  expect(daysText({ season, ...days })).toBe(text)
})
