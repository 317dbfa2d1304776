import { expect, test, vi } from 'vitest'
import { rememberTotals } from './totals.ts'

function remembering() {
  const listeners: (() => void)[] = []
  const totals = rememberTotals({ onChange: (listener) => void listeners.push(listener) })
  const change = () => {
    for (const listener of listeners) listener()
  }
  return { totals, change }
}

test('counts once for each thing asked, and again after a change', async () => {
  const { totals, change } = remembering()
  const count = vi.fn(async () => 7)
  expect(await totals(['Villa', { q: 'lake' }], count)).toBe(7)
  expect(await totals(['Villa', { q: 'lake' }], count)).toBe(7)
  expect(count).toHaveBeenCalledTimes(1)
  await totals(['Villa', { q: 'snow' }], count)
  expect(count).toHaveBeenCalledTimes(2)
  change()
  expect(await totals(['Villa', { q: 'lake' }], async () => 8)).toBe(8)
})

test('a total counted while something changed is not remembered', async () => {
  const { totals, change } = remembering()
  const slow = async () => {
    change()
    return 7
  }
  expect(await totals('villas', slow)).toBe(7)
  expect(await totals('villas', async () => 8)).toBe(8)
})
