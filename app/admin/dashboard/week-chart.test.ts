import { expect, test } from 'vitest'
import { sinceFirst } from './week-chart.tsx'

const weeks = (...counts: number[]) => counts.map((count, at) => ({ from: `week ${at}`, count }))

test.each([
  ['begins at the first enquiry', [0, 0, 1, 0, 2, 1], 0, [1, 0, 2, 1]],
  ['shows four weeks at least', [0, 0, 0, 0, 0, 3], 0, [0, 0, 0, 3]],
  ['shows four weeks of nothing', [0, 0, 0, 0, 0], 0, [0, 0, 0, 0]],
  ['is whole where some came before', [0, 0, 1, 0, 2, 1], 1, [0, 0, 1, 0, 2, 1]],
])('a chart %s', (_, counts, before, shown) => {
  expect(sinceFirst(weeks(...counts), before).map(({ count }) => count)).toEqual(shown)
})
