import { expect, test } from 'vitest'
import { checkedText, isStale, sinceDayText } from './checked.ts'
import { checkLocalCost } from './local-cost.ts'
import { readYearlyDay, seasonText } from './season.ts'

const today = '2026-11-23'
const pony = { destinationId: 3, what: ' Pony to Khilanmarg ', low: 800 }

test('tidies a cost, and sets both ends of the range to a single amount', () => {
  expect(checkLocalCost({ ...pony, seasonFrom: '20 mar' }, today)).toEqual({
    values: {
      ...{ destinationId: 3, what: 'Pony to Khilanmarg', unit: 'person', low: 800, high: 800 },
      ...{ paidTo: '', source: '', checkedOn: '', seasonFrom: '03-20', seasonTo: '', note: '' },
      isSample: false,
    },
  })
})

test.each([
  [{ what: ' ' }, 'what', 'What is paid for is required.'],
  [{ low: undefined }, 'low', 'Lowest amount is required.'],
  [{ low: -1 }, 'low', 'Lowest amount cannot be negative.'],
  [{ high: 799 }, 'high', 'Highest amount cannot be below the lowest.'],
  [{ unit: 'hour' }, 'unit', 'Unit must be one of person, group, vehicle, day.'],
  [{ destinationId: 0 }, 'destinationId', 'Place must be the number of a destination.'],
  [{ checkedOn: '2026-11-24' }, 'checkedOn', 'Checked on cannot be after today.'],
  [{ checkedOn: 'May' }, 'checkedOn', 'Checked on must be a date such as 2026-12-24.'],
  [{ seasonTo: '31 June' }, 'seasonTo', 'Season ends must be a day such as 20 March.'],
  [{ note: 'x'.repeat(501) }, 'note', 'Remark can be at most 500 characters.'],
])('%o is refused', (change, field, message) => {
  expect(checkLocalCost({ ...pony, ...change }, today)).toEqual({ errors: { [field]: [message] } })
})

test('a sample stops being one when its amount is checked', () => {
  const sample = { ...pony, isSample: true }
  expect(checkLocalCost(sample, today).values?.isSample).toBe(true)
  expect(checkLocalCost({ ...sample, checkedOn: today }, today).values?.isSample).toBe(false)
})

test.each([
  ['2026-11-23', 'today'],
  ['2026-11-24', 'today'],
  ['2026-11-22', 'yesterday'],
  ['2026-11-10', '13 days ago'],
  ['2026-11-02', '3 weeks ago'],
  ['2026-11-09', '2 weeks ago'],
  ['2026-09-24', '1 month ago'],
  ['2026-07-23', '4 months ago'],
  ['2024-11-20', '2 years ago'],
])('%s was %s', (day, text) => {
  expect(sinceDayText(day, today)).toBe(text)
})

test('an amount is current for 180 days after its check, then last known', () => {
  const clock = { today, days: 180 }
  const on = (checkedOn: string, isSample = false) => ({ checkedOn, isSample })
  expect(isStale(on('2026-05-27'), clock)).toBe(false)
  expect(isStale(on('2026-05-26'), clock)).toBe(true)
  expect(isStale(on(''), clock)).toBe(true)
  expect(checkedText(on('2026-11-02'), clock)).toBe('checked 3 weeks ago')
  expect(checkedText(on('2026-05-26'), clock)).toBe('last known, ask us')
  expect(checkedText(on('', true), clock)).toBe('sample, ask us')
})

test.each([
  ['20 March', '03-20'],
  ['March 20', '03-20'],
  ['1 dec', '12-01'],
  [' 02-29 ', '02-29'],
  ['30 February', undefined],
  ['13-01', undefined],
  ['20', undefined],
  ['20 ma', undefined],
  ['1 March 2', undefined],
  ['20 marmalade', undefined],
])('%s is read as %s', (text, day) => {
  expect(readYearlyDay(text)).toBe(day)
})

test.each([
  ['03-20', '04-20', '20 March to 20 April'],
  ['12-01', '', 'from 1 December'],
  ['', '10-31', 'until 31 October'],
  ['', '', ''],
])('from %s to %s is %s', (seasonFrom, seasonTo, text) => {
  expect(seasonText({ seasonFrom, seasonTo })).toBe(text)
})
