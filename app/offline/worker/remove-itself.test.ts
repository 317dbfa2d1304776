import { beforeEach, expect, test, vi } from 'vitest'
import { dropEverything } from '../cache/cached-pages.ts'

vi.mock('../cache/cached-pages.ts', () => ({
  dropEverything: vi.fn(async () => {}),
  inTurn: (work: () => unknown) => work(),
}))

const unregister = vi.fn(async () => true)
const removals = () => [unregister.mock.calls.length, vi.mocked(dropEverything).mock.calls.length]

beforeEach(() => {
  vi.clearAllMocks()
  vi.resetModules()
  vi.stubGlobal('registration', { unregister })
})

test('a worker that fails at its start unregisters itself, and one that starts does not', async () => {
  const listen = vi.fn()
  vi.stubGlobal('addEventListener', listen)
  await import('./worker.ts')
  expect([listen.mock.calls.length, ...removals()]).toEqual([5, 0, 0])
  vi.resetModules()
  listen.mockImplementation(() => {
    throw new Error('broken')
  })
  await import('./worker.ts')
  await expect.poll(removals).toEqual([1, 1])
})

test('it asks once an hour whether the site still has a worker, and goes with it', async () => {
  const { removeWhenGone } = await import('./remove-itself.ts')
  const asked = vi.fn(async (_file: string, _init: RequestInit) => new Response())
  vi.stubGlobal('fetch', asked)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  await removeWhenGone()
  asked.mockRejectedValueOnce(new TypeError('Offline'))
  vi.advanceTimersByTime(3_600_000 - 1)
  await removeWhenGone()
  expect(asked.mock.calls).toEqual([['/service-worker.js', { method: 'HEAD', cache: 'no-store' }]])
  vi.advanceTimersByTime(1)
  await removeWhenGone()
  expect([asked.mock.calls.length, ...removals()]).toEqual([2, 0, 0])
  asked.mockResolvedValueOnce(new Response('', { status: 404 }))
  vi.advanceTimersByTime(3_600_000)
  await removeWhenGone()
  expect(removals()).toEqual([1, 1])
  vi.useRealTimers()
})
