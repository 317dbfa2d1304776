import { beforeEach, expect, test, vi } from 'vitest'
import { dropEverything } from '../cache/cached-pages.ts'
import { notifyWorker } from './notify-worker.ts'

vi.mock('../cache/cached-pages.ts', () => ({ dropEverything: vi.fn(async () => {}) }))

const report = { address: '/About', build: 'a', shown: [] }
const unregister = vi.fn(async () => true)

/** A browser whose worker does this with a message. */
function register(postMessage: (message: object, ports: MessagePort[]) => void) {
  const registration = { active: { postMessage }, unregister }
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => registration } })
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('a worker that does not answer within 15 s is removed with everything it stored', async () => {
  register(() => {})
  const notified = notifyWorker(report)
  await vi.advanceTimersByTimeAsync(14_999)
  expect(unregister).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await notified
  expect(unregister).toHaveBeenCalledOnce()
  expect(dropEverything).toHaveBeenCalledOnce()
})

test('one that answers stays', async () => {
  const said: object[] = []
  register((message, [port]) => {
    said.push(message)
    port?.postMessage('heard')
  })
  await notifyWorker(report)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said).toEqual([report])
  expect(unregister).not.toHaveBeenCalled()
})

test('an answer that is read only once a phone wakes up keeps the worker', async () => {
  let answer = () => {}
  register((_, [port]) => {
    answer = () => port?.postMessage('heard')
  })
  const notified = notifyWorker(report)
  await vi.advanceTimersByTimeAsync(0)
  // All timers that ran out during the sleep fire before any message.
  vi.advanceTimersToNextTimer()
  vi.setSystemTime(Date.now() + 3_600_000)
  answer()
  await notified
  expect(unregister).not.toHaveBeenCalled()
})

test('without a worker nothing is sent', async () => {
  vi.stubGlobal('navigator', {})
  await expect(notifyWorker(report)).resolves.toBeUndefined()
})
