import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readFile } from './file.ts'

const secondMs = 1000

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', { getItem: () => null })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Answers after the first pause, in seconds; each later one is before a piece, the last before the end. */
const answerAfter = (first: number, ...pauses: number[]) =>
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal?: AbortSignal }) => {
    const pause = (seconds: number) =>
      new Promise<void>((resolve, reject) => {
        setTimeout(resolve, seconds * secondMs)
        signal?.addEventListener('abort', () => reject(signal?.reason))
      })
    await pause(first)
    const left = [...pauses]
    const body = new ReadableStream<Uint8Array>({
      async pull(stream) {
        await pause(left.shift() ?? 0)
        if (left.length === 0) stream.close()
        else stream.enqueue(new TextEncoder().encode('7,Dal\n'))
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/csv' } })
  })
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * secondMs)

test('a slow download is not cut off while it moves', async () => {
  answerAfter(59, 59, 59, 59)
  const outcome = readFile('/quotes.csv')
  await wait(4 * 59)
  const { data } = await outcome
  expect([await data?.text(), data?.type]).toEqual(['7,Dal\n7,Dal\n', 'text/csv'])
  expect(vi.getTimerCount()).toBe(0)
})

const hour = 3600

test.each([
  ['is not answered', [hour]],
  ['stops before its first byte', [0, hour, 0]],
  ['stops in the middle', [0, 0, hour, 0]],
  ['stops before its end', [0, 0, 0, hour]],
])('a download that %s is like a lost connection after a minute', async (_, [first, ...pauses]) => {
  answerAfter(first ?? 0, ...pauses)
  const outcome = readFile('/quotes.csv')
  await wait(61)
  expect((await outcome).problem).toMatchObject({ status: 0, title: 'No connection' })
})

test('the log-in page of a network is not taken for a file', async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  vi.stubGlobal('fetch', async () => new Response('<h1>Hotel Wi-Fi</h1>', { headers }))
  expect((await readFile('/quotes.csv')).problem).toMatchObject({ title: 'No connection' })
  expect(vi.getTimerCount()).toBe(0)
})
