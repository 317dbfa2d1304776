import { expect, test } from 'vitest'
import { dayOf, daysBetween, isDate } from './day.ts'

test.each([
  ['2026-12-24', '2026-12-27', 3],
  ['2026-12-24T00:00:00.000Z', '2026-12-27T00:00:00.000Z', 3],
  ['2026-12-24', '2026-12-27T00:00:00.000Z', 3],
  ['2026-12-24T10:00', '2026-12-24T20:00', 1],
  ['2026-12-24T10:00:00Z', '2026-12-25T10:00:01Z', 2],
  ['2026-12-24', '2026-12-24', 0],
  ['2026-12-27', '2026-12-24', 0],
  ['2026-12-24', '', 0],
])('from %s to %s is %i days', (start, end, days) => {
  expect(daysBetween(start, end)).toBe(days)
})

test('an instant becomes its day in Srinagar, a plain day stays', () => {
  expect(dayOf('2026-12-23T18:30:00.000Z')).toBe('2026-12-24')
  expect(dayOf('2026-12-24T00:30:00+05:30')).toBe('2026-12-24')
  expect(dayOf('2026-12-24')).toBe('2026-12-24')
  expect(dayOf('2026-12-24T23:30')).toBe('2026-12-24')
})

test.each(['tomorrow', '24/12/2026', '2026-02-30', '2026-12-24T25:00', ''])(
  '%j is not a date',
  (text) => {
    expect(isDate(text)).toBe(false)
  },
)
