import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startReturningMemory } from './return-memory.ts'

/** Holds one in fifty of many buffers, so that the freed ones between cannot be returned by glibc. */
const program = `
  import { setTimeout as delay } from 'node:timers/promises'
  import { startReturningMemory } from ${JSON.stringify(join(import.meta.dirname, 'return-memory.ts'))}
  let buffers = Array.from({ length: 8000 }, () => Buffer.allocUnsafeSlow(16_000).fill(1))
  const used = buffers.filter((_, n) => n % 50 === 49)
  buffers = undefined
  gc()
  await delay(200)
  const before = process.memoryUsage.rss()
  startReturningMemory(undefined, 300)
  await delay(1500)
  console.log(before - process.memoryUsage.rss(), used.length)
`

test.skipIf(process.platform !== 'linux')('a quiet process returns what it freed', () => {
  const words = ['--expose-gc', '--input-type=module', '--eval', program]
  const env = { ...process.env, MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' }
  const [returned] = `${execFileSync(process.execPath, words, { env })}`.split(' ')
  expect(Number(returned)).toBeGreaterThan(80_000_000)
})

test('returns nothing while busy, nor again before it has grown', async () => {
  const trim = vi.fn(async () => {})
  const { stop } = startReturningMemory(async () => trim, 40)
  onTestFinished(stop)
  for (const end = performance.now() + 200; performance.now() < end; ) {
    for (const step = performance.now() + 35; performance.now() < step; );
    await delay(0)
  }
  expect(trim).not.toHaveBeenCalled()
  await expect.poll(() => trim.mock.calls.length).toBe(1)
  await delay(200)
  expect(trim).toHaveBeenCalledTimes(1)
})

test('stops where memory cannot be returned', async () => {
  const load = vi.fn(() => Promise.reject(new Error('libc.so.6 is not there')))
  onTestFinished(startReturningMemory(load, 20).stop)
  await expect.poll(() => load.mock.calls.length).toBe(1)
  await delay(200)
  expect(load).toHaveBeenCalledTimes(1)
})
