import { expect, test } from 'vitest'
import { checkCalendarEntry } from './calendar-entry.ts'
import { isUsualDuring, isUsualOn, meetingMonths, monthsOf } from './month-bands.ts'
import { monthsIn } from './months-in.ts'

const tulips = { from: '03-20', to: '04-20' }
const snow = { from: '12-15', to: '03-15' }

test('accepts an entry with a name and both days, in any supported format', () => {
  const { values } = checkCalendarEntry({ title: ' Tulips ', from: '20 March', to: 'Apr 20' })
  expect(values).toEqual({ title: 'Tulips', place: '', ...tulips, note: '' })
  expect(checkCalendarEntry({ title: '', from: '', to: '31 June' }).errors).toEqual({
    title: ['What is required.'],
    from: ['Usually begins is required.'],
    to: ['Usually ends must be a day such as 20 March.'],
  })
})

test('returns the months that an entry overlaps, also across New Year', () => {
  expect(monthsOf(tulips)).toEqual([3, 4])
  expect(monthsOf(snow)).toEqual([1, 2, 3, 12])
  expect(monthsOf({ from: '06-20', to: '06-10' })).toHaveLength(12)
  expect(meetingMonths([tulips, snow], [4, 5])).toEqual([tulips])
})

test('includes the first and the last day', () => {
  const met = (span: typeof tulips, ...days: string[]) => days.map((day) => isUsualOn(span, day))
  expect(met(tulips, '2026-03-19', '2026-03-20', '2027-04-20', '2027-04-21')).toEqual([
    ...[false, true, true, false],
  ])
  expect(met(snow, '2026-12-14', '2026-12-31', '2027-01-01', '2027-03-16')).toEqual([
    ...[false, true, true, false],
  ])
})

test('matches a trip that shares at least one day', () => {
  expect(isUsualDuring(tulips, '2027-03-16', 4)).toBe(false)
  expect(isUsualDuring(tulips, '2027-03-16', 5)).toBe(true)
  expect(isUsualDuring(snow, '2026-12-31', 0)).toBe(true)
})

test.each([
  ['March to May', [3, 4, 5]],
  ['April to June, September to October', [4, 5, 6, 9, 10]],
  ['December to March for snow, May to June for walking', [1, 2, 3, 5, 6, 12]],
  ['Late October to early November', [10, 11]],
  ['May, July and Sept', [5, 7, 9]],
  ['Nov–Jan', [1, 11, 12]],
  ['All year round, marvellous', []],
])('finds the months named in “%s”', (text, months) => {
  expect(monthsIn(text)).toEqual(months)
})
