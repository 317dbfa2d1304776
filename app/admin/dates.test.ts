import { expect, test } from 'vitest'
import { daysText, dayText, momentText } from './dates.ts'

const now = new Date('2026-11-23T06:00:00Z')

test.each([
  ['2026-12-24', '2026-12-29', '24–29 Dec'],
  ['2026-12-29', '2027-01-03', '29 Dec 2026–3 Jan 2027'],
  ['2026-12-24', undefined, '24 Dec'],
  ['2027-11-24', '2027-11-30', '24–30 Nov 2027'],
  ['2026-05-01', undefined, '1 May 2026'],
  ['2027-09-24', '2027-10-03', '24 Sep–3 Oct'],
])('formats %s to %s as %s', (from, to, text) => {
  expect(daysText(from, to, now)).toBe(text)
})

test('months are written as on the guests’ pages, in Srinagar’s time zone', () => {
  expect(dayText('2027-09-05')).toBe('5 Sep 2027')
  expect(dayText('2027-09-05T19:00:00Z')).toBe('6 Sep 2027')
})

test.each([
  ['2027-09-05T13:00:00Z', '5 Sep 2027, 6:30 pm'],
  ['2027-09-05T19:00:00Z', '6 Sep 2027, 12:30 am'],
  ['2027-09-05T06:35:00Z', '5 Sep 2027, 12:05 pm'],
  ['2027-09-05T03:34:59Z', '5 Sep 2027, 9:04 am'],
])('the moment %s is %s', (iso, text) => {
  expect(momentText(iso)).toBe(text)
})
