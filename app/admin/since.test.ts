import { expect, test } from 'vitest'
import { sinceText } from './since.ts'

const now = new Date('2026-11-23T06:00:00Z')

test.each([
  ['2026-11-23T06:00:30Z', 'just now'],
  ['2026-11-23T05:55:00Z', '5 min ago'],
  ['2026-11-23T05:00:00Z', '1 hour ago'],
  ['2026-11-22T07:00:00Z', '23 hours ago'],
  ['2026-11-22T06:00:00Z', 'yesterday'],
  ['2026-11-13T06:00:00Z', '10 days ago'],
])('%s was %s', (iso, text) => {
  expect(sinceText(iso, now)).toBe(text)
})
