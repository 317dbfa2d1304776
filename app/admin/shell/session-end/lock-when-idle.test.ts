import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lockWhenIdle } from './lock-when-idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const minute = 60_000

test('a screen whose session could not be asked for is locked once it can be', async () => {
  const isValid = vi.fn(async () => true)
  const lock = vi.fn()
  lockWhenIdle(Date.now() + minute, { isValid, lock })
  await vi.advanceTimersByTimeAsync(minute)
  expect(isValid).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(minute)
  expect(lock).not.toHaveBeenCalled()
  isValid.mockResolvedValue(false)
  await vi.advanceTimersByTimeAsync(minute)
  expect(lock).toHaveBeenCalledOnce()
})

test('a session that another tab has used meanwhile is no longer waited for', async () => {
  const lock = vi.fn()
  const answer = Promise.withResolvers<boolean>()
  const stop = lockWhenIdle(Date.now(), { isValid: () => answer.promise, lock })
  await vi.advanceTimersByTimeAsync(1000)
  stop()
  answer.resolve(false)
  await vi.advanceTimersByTimeAsync(minute)
  expect(lock).not.toHaveBeenCalled()
})
