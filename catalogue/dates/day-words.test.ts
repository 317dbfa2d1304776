import { expect, test } from 'vitest'
import { longDay, longDays, mediumDay, mediumDays, shortDay } from './day-words.ts'

test('a day is written with the full name of its month', () => {
  expect(longDay('2026-11-21')).toBe('21 November 2026')
  expect(longDay('2027-03-05')).toBe('5 March 2027')
})

test.each([
  ['2027-04-05', '2027-04-05', '5 April 2027'],
  ['2027-04-05', '2027-04-09', '5 to 9 April 2027'],
  ['2027-03-28', '2027-04-02', '28 March to 2 April 2027'],
  ['2026-12-28', '2027-01-02', '28 December 2026 to 2 January 2027'],
])('the days from %s to %s are %s', (first, last, text) => {
  expect(longDays(first, last)).toBe(text)
})

test('a short day names the day of the week', () => {
  expect(shortDay('2026-12-24')).toBe('Thu, 24 Dec 2026')
  expect(shortDay('2027-09-05')).toBe('Sun, 5 Sep 2027')
})

test('a medium day has the first three letters of its month', () => {
  expect(mediumDay('2026-09-24')).toBe('24 Sep 2026')
})

test.each([
  ['2026-09-24', '2026-09-24', '24 Sep', '24 Sep 2026'],
  ['2026-09-24', '2026-09-27', '24–27 Sep', '24–27 Sep 2026'],
  ['2026-09-24', '2026-10-03', '24 Sep–3 Oct', '24 Sep–3 Oct 2026'],
  ['2026-09-24', '2027-09-24', '24 Sep 2026–24 Sep 2027', '24 Sep 2026–24 Sep 2027'],
])('the days from %s to %s are short %s, with their year %s', (first, last, text, dated) => {
  expect(mediumDays(first, last, { withYear: false })).toBe(text)
  expect(mediumDays(first, last, { withYear: true })).toBe(dated)
})
