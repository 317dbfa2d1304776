import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call, isOutcomeUnknown, toProblem, unanswered, unreached } from './call.ts'

const minuteMs = 60_000

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', { getItem: () => null })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Answering = (signal: AbortSignal) => Promise<Response>
const answerWith = (answer: Answering) =>
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => answer(signal))

/** Neither answers nor fails, until aborted. */
const hang: Answering = (signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** Begins to answer at once; the rest comes after a time. */
const trickle =
  (ms: number): Answering =>
  async (signal) => {
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        setTimeout(() => stream.enqueue(new TextEncoder().encode('{"id":7}')), ms)
        setTimeout(() => !signal.aborted && stream.close(), ms + 1)
        signal.addEventListener('abort', () => stream.error(signal.reason))
      },
    })
    return new Response(body)
  }

test('a read that hangs is like a lost connection after half a minute', async () => {
  answerWith(hang)
  const outcome = call('GET', '/Hotel')
  await vi.advanceTimersByTimeAsync(minuteMs / 2)
  expect((await outcome).problem).toMatchObject({ status: 0, title: 'No connection' })
})

test('of a change that hangs, the message says that it may have been saved', async () => {
  answerWith(hang)
  const outcome = call('PUT', '/Setting', {})
  await vi.advanceTimersByTimeAsync(minuteMs)
  expect((await outcome).problem).toMatchObject({
    status: 0,
    Error: expect.stringContaining('may have saved this'),
  })
})

test('a change that did not reach the server was not saved', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
  const { problem } = await call('PUT', '/Setting', {})
  const text = 'The server could not be reached. Please check the connection and try again.'
  expect(problem).toMatchObject({ status: 0, title: 'No connection', Error: text })
})

test('an answer that arrives slowly is not cut off', async () => {
  answerWith(trickle(minuteMs))
  const outcome = call('GET', '/Hotel')
  await vi.advanceTimersByTimeAsync(minuteMs + 1)
  expect((await outcome).data).toEqual({ id: 7 })
})

test('an answer that stops in the middle is not taken for an empty one', async () => {
  answerWith(trickle(minuteMs * 10))
  const outcome = call('PUT', '/Setting', {})
  await vi.advanceTimersByTimeAsync(minuteMs * 2)
  expect((await outcome).problem).toMatchObject({ title: 'No answer' })
})

test('a long call has no time limit', async () => {
  answerWith(async (signal) => {
    await new Promise((resolve) => setTimeout(resolve, 20 * minuteMs))
    return signal.aborted ? Response.error() : Response.json({ id: 7 })
  })
  const outcome = call('POST', '/local-costs/import', {}, { isLong: true })
  await vi.advanceTimersByTimeAsync(20 * minuteMs)
  expect((await outcome).data).toEqual({ id: 7 })
})

test('an answer without a body, and a proxy’s HTML, have no data', async () => {
  answerWith(async () => new Response(null, { status: 204 }))
  expect(await call('DELETE', '/Hotel/1')).toMatchObject({ data: undefined })
  answerWith(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect((await call('GET', '/Hotel')).problem).toMatchObject({ status: 502, title: 'Error' })
})

test('the log-in page of a network is not taken for an answer', async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  answerWith(async () => new Response('<h1>Hotel Wi-Fi</h1>', { headers }))
  expect((await call('GET', '/Hotel')).problem).toMatchObject({ title: 'No connection' })
  expect((await call('PUT', '/Setting', {})).problem).toMatchObject({ title: 'No answer' })
})

test('only without an answer, or with a failure of a server, is it unknown what was saved', () => {
  const of = (status: number) => isOutcomeUnknown(toProblem(status, undefined))
  expect([unreached, unanswered].map(isOutcomeUnknown)).toEqual([true, true])
  expect([500, 502, 504].map(of)).toEqual([true, true, true])
  expect([400, 401, 409, 429].map(of)).toEqual([false, false, false, false])
})
