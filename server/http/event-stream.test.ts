import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openEventStream } from './event-stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const watching = { onBeat: vi.fn(), onEnd: vi.fn() }
  return { ...watching, ...openEventStream(watching) }
}

test('sends events, and a keep-alive within every half minute', async () => {
  const { body, send, end, onBeat, onEnd } = open()
  const sent = text(body)
  send({ id: 7, data: { name: 'two\nlines' } })
  vi.advanceTimersByTime(60_000)
  expect(onBeat).toHaveBeenCalledTimes(2)
  end()
  send({ id: 8, data: {} })
  vi.advanceTimersByTime(60_000)
  expect(await sent).toBe(':\n\nid: 7\ndata: {"name":"two\\nlines"}\n\n:\n\n:\n\n')
  expect(onBeat).toHaveBeenCalledTimes(2)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('sends nothing after the client left', async () => {
  const { body, send, onBeat, onEnd } = open()
  body.destroy()
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1))
  send({ id: 8, data: {} })
  vi.advanceTimersByTime(60_000)
  expect(onBeat).not.toHaveBeenCalled()
})
