import { expect, test, vi } from 'vitest'
import { maxAttempts, pauseAfter } from './pause.ts'

test('pauses grow from a minute to hours, and last for days in total', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const pauses = Array.from({ length: maxAttempts - 1 }, (_, n) => pauseAfter(n + 1))
  expect(pauses.slice(0, 4)).toEqual([60_000, 120_000, 240_000, 480_000])
  expect(Math.max(...pauses)).toBe(6 * 3_600_000)
  expect(pauses.reduce((sum, pause) => sum + pause)).toBeGreaterThan(2.5 * 86_400_000)
})
