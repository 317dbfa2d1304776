import { expect, test, vi } from 'vitest'
import type { CacheTag, Changed } from './cache-tags.ts'
import type { ChangeListener } from './listeners.ts'
import { DatabaseUnavailable } from './unavailable.ts'
import { cacheUntilChange } from './until-change.ts'

function openCache(of?: (tag: CacheTag) => boolean, lastWhileUnavailable?: boolean) {
  const listeners: ChangeListener[] = []
  const cached = cacheUntilChange<number>(
    { onChange: (listener) => void listeners.push(listener) },
    { max: 10, of, lastWhileUnavailable },
  )
  const change = (changed: Changed = 'everything') => {
    for (const listener of listeners) listener(changed)
  }
  return { cached, change }
}

test('loads once per key, and again after a change', async () => {
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

test('an unrelated change keeps the cached answers', async () => {
  const { cached, change } = openCache((tag) => tag === 'settings')
  await cached('lake', async () => 7)
  change(['Hotel', 'listing 1'])
  expect(await cached('lake', async () => 8)).toBe(7)
  change(['text questions', 'settings'])
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

test('returns the last answer while the database is away, and no longer', async () => {
  const { cached, change } = openCache(undefined, true)
  const away = () => Promise.reject(new DatabaseUnavailable('away', undefined))
  await expect(cached('lake', away)).rejects.toThrow()
  await cached('lake', async () => 7)
  change()
  expect(await cached('lake', away)).toBe(7)
  await expect(cached('snow', away)).rejects.toThrow()
  await expect(cached('lake', () => Promise.reject(new Error('a fault')))).rejects.toThrow(
    'a fault',
  )
  expect(await cached('lake', async () => 8)).toBe(8)
})
