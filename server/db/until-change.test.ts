import { expect, test, vi } from 'vitest'
import { untilChange } from './until-change.ts'

function openCache() {
  const listeners: (() => void)[] = []
  const cached = untilChange<number>({ onChange: (listener) => void listeners.push(listener) }, 10)
  const change = () => {
    for (const listener of listeners) listener()
  }
  return { cached, change }
}

test('loads once for each key, and again after a change', async () => {
  const { cached, change } = openCache()
  const load = vi.fn(async () => 7)
  expect(await cached('lake', load)).toBe(7)
  expect(await cached('lake', load)).toBe(7)
  expect(load).toHaveBeenCalledTimes(1)
  await cached('snow', load)
  expect(load).toHaveBeenCalledTimes(2)
  change()
  expect(await cached('lake', async () => 8)).toBe(8)
})

test('an answer loaded while something changed is not cached', async () => {
  const { cached, change } = openCache()
  const atOnce = async () => {
    change()
    return 7
  }
  expect(await cached('villas', atOnce)).toBe(7)
  const { promise, resolve } = Promise.withResolvers<number>()
  const slow = cached('villas', () => promise)
  change()
  resolve(7)
  expect(await slow).toBe(7)
  expect(await cached('villas', async () => 8)).toBe(8)
})

test('a failure is not cached', async () => {
  const { cached } = openCache()
  await expect(cached('villas', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cached('villas', async () => 8)).toBe(8)
})
