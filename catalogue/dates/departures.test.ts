import { expect, test } from 'vitest'
import { daysOf, lastDayOf, upcoming } from './departures.ts'

const departure = (id: number, startsOn: string) => ({ id, startsOn, seatsLeft: 1 })

test('lists departures from today on, earliest first', () => {
  const all = [departure(1, '2027-03-28'), departure(2, '2026-11-22'), departure(3, '2026-11-23')]
  expect(upcoming(all, '2026-11-23').map(({ id }) => id)).toEqual([3, 1])
})

test.each([
  ['5 nights, 6 days', [], 6],
  ['5 nights, 6 days', [1, 2, 7], 7],
  ['A long weekend', [], 0],
  ['1 day', [], 1],
])('a trip of %s with the days %j takes %i days', (duration, numbers, days) => {
  const dayWiseItinerary = numbers.map((dayNumber) => ({ dayNumber }))
  expect(daysOf({ duration, parts: { dayWiseItinerary } })).toBe(days)
})

test.each([
  [6, '2027-01-03'],
  [2, '2026-12-30'],
  [1, ''],
  [0, ''],
])('the last of %i days from 29 December is "%s"', (days, last) => {
  expect(lastDayOf('2026-12-29', days)).toBe(last)
})
