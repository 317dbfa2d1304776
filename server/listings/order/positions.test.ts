import { expect, test } from 'vitest'
import { positionsBetween } from './positions.ts'

test.for([
  [3, 10, 1, [7]],
  [4, 5, 1, [4.5]],
  [4, 4.5, 1, [4.3]],
  [4.3, 4.4, 1, [4.35]],
  [4, 5, 2, [4.3, 4.7]],
  [-1, 1, 1, [0]],
  [-2, -1, 1, [-1.5]],
  [0, 4, 3, [1, 2, 3]],
  [1, 1.000002, 1, [1.000001]],
  [999_999_999, 1_000_000_000, 1, [999_999_999.5]],
] as const)('between %d and %d there is room for %d', ([low, high, count, expected]) => {
  expect(positionsBetween(low, high, count)).toEqual(expected)
})

test.for([
  [4, 4, 1],
  [4, 4.000001, 1],
  [4.35, 4.350002, 2],
] as const)('between %d and %d there is no room for %d', ([low, high, count]) => {
  expect(positionsBetween(low, high, count)).toBeUndefined()
})

test('positions stay strictly ascending, however often the same gap is split', () => {
  for (const low of [0, 1.005, 7.1, 123_456.789]) {
    let high = low + 1
    for (let split = 0; split < 15; split += 1) {
      const found = positionsBetween(low, high, 3)
      if (!found) break
      expect([low, ...found, high]).toEqual([low, ...found, high].toSorted((a, b) => a - b))
      expect(new Set([low, ...found, high]).size).toBe(5)
      high = found[0] ?? low
    }
  }
})
