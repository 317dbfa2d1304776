import { expect, test, vi } from 'vitest'
import type { StoredFile } from './storage/storage.ts'
import { storageUsage } from './usage.ts'

const file = (size: number): StoredFile => ({
  path: `uploads/${size}.webp`,
  size,
  modifiedAt: new Date(),
})

test('sums up all files, and measures again only after ten minutes', async () => {
  let now = 0
  const files = [file(1200), file(800)]
  const list = vi.fn(async function* () {
    yield* files
  })
  const usage = storageUsage({ list }, () => now)
  expect(await Promise.all([usage(), usage()])).toEqual(Array(2).fill({ files: 2, bytes: 2000 }))
  files.push(file(500))
  now = 9 * 60_000
  expect(await usage()).toEqual({ files: 2, bytes: 2000 })
  now = 10 * 60_000
  expect(await usage()).toEqual({ files: 3, bytes: 2500 })
  expect(list).toHaveBeenCalledTimes(2)
})

test('retries the next time if the storage does not answer', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  let isDown = true
  const usage = storageUsage({
    async *list() {
      if (isDown) throw new Error('No route to bucket')
      yield file(10)
    },
  })
  expect(await usage()).toBeUndefined()
  expect(log).toHaveBeenCalledOnce()
  isDown = false
  expect(await usage()).toEqual({ files: 1, bytes: 10 })
})
