import { expect, test } from 'vitest'
import { dayInKolkata } from './kolkata.ts'

test('the day changes at midnight in Srinagar, not in UTC', () => {
  expect(dayInKolkata(new Date('2026-12-23T18:29:59.999Z'))).toBe('2026-12-23')
  expect(dayInKolkata(new Date('2026-12-23T18:30:00.000Z'))).toBe('2026-12-24')
})
