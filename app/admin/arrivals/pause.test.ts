import { expect, test } from 'vitest'
import { pauseMs } from './pause.ts'

test.each([
  [0, 500, 1000],
  [1, 1000, 2000],
  [4, 8000, 16_000],
  [20, 30_000, 60_000],
])('after %d failures it waits from %d to %d ms', (failures, least, most) => {
  expect([pauseMs(failures, 0), pauseMs(failures, 1)]).toEqual([least, most])
})
