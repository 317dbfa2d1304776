import { expect, test } from 'vitest'
import { dayAfter, followUpDays } from './follow-up-days.ts'

test.each([
  ['2026-11-25T06:00:00Z', ['2026-11-25', '2026-11-26', '2026-11-28', '2026-12-02']],
  // Half past midnight in Srinagar, the day before in London.
  ['2026-11-25T19:00:00Z', ['2026-11-26', '2026-11-27', '2026-11-29', '2026-12-03']],
  ['2026-11-25T18:29:59Z', ['2026-11-25', '2026-11-26', '2026-11-28', '2026-12-02']],
  ['2026-12-31T06:00:00Z', ['2026-12-31', '2027-01-01', '2027-01-03', '2027-01-07']],
  ['2028-02-28T06:00:00Z', ['2028-02-28', '2028-02-29', '2028-03-02', '2028-03-06']],
  // Friday: weekends are days like others.
  ['2026-11-27T06:00:00Z', ['2026-11-27', '2026-11-28', '2026-11-30', '2026-12-04']],
])('the days of the chips at %s', (now, days) => {
  const names = ['Today', 'Tomorrow', 'In 3 days', 'Next week']
  expect(followUpDays.map(({ text, days }) => [text, dayAfter(days, new Date(now))])).toEqual(
    names.map((name, at) => [name, days[at]]),
  )
})
