import { expect, test, vi } from 'vitest'
import { onFirstClick } from './first-click.ts'

/** How often it acts on events with these counts of clicks; keys count none. */
function actsOn(...details: number[]): number {
  const act = vi.fn()
  for (const detail of details) onFirstClick(act)({ detail } as React.MouseEvent)
  return act.mock.calls.length
}

test.each([
  ['a key', [0], 1],
  ['a click', [1], 1],
  ['a double click', [1, 2], 1],
  ['two slow clicks', [1, 1], 2],
])('%s: it acts on %j, %i in all', (_, details, times) => {
  expect(actsOn(...details)).toBe(times)
})
