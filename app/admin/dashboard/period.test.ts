import { expect, test } from 'vitest'
import { comparedText, enquiriesFrom, readWeeks } from './period.ts'

test.each([
  ['', 12],
  ['?weeks=26', 26],
  ['?weeks=7', 12],
  ['?weeks=x', 12],
])('the URL %j means %d weeks', (search, weeks) => {
  expect(readWeeks(`https://ke.example/admin/dashboard${search}`)).toBe(weeks)
})

test('a week links to its seven days, a chart to all since its beginning', () => {
  expect(enquiriesFrom('2026-11-26', 7)).toBe(
    '/admin/enquiries?status=all&from=2026-11-26&to=2026-12-02',
  )
  expect(enquiriesFrom('2026-11-26')).toBe('/admin/enquiries?status=all&from=2026-11-26')
})

test('compares a period with the one before', () => {
  expect(comparedText(5, 2, 12)).toBe('3 more than in the 12 weeks before')
  expect(comparedText(2, 5, 4)).toBe('3 fewer than in the 4 weeks before')
  expect(comparedText(2, 2, 4)).toBe('as many as in the 4 weeks before')
})
