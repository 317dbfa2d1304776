import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTurns } from './send-in-turn.ts'

let page: EventTarget

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

const isAsked = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const nothing = { reload: async () => undefined, onCurrent: () => undefined }

test('asks before the page is closed while a move is not stored', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const send = createTurns()
  expect(isAsked()).toBe(false)
  send(() => promise, nothing)
  expect(isAsked()).toBe(true)
  resolve()
  await vi.waitFor(() => expect(isAsked()).toBe(false))
})

test('moves are sent one after another, and the list is read after the last one', async () => {
  const [one, two] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const [second, reload] = [vi.fn(() => two.promise), vi.fn(nothing.reload)]
  const send = createTurns()
  send(() => one.promise, { ...nothing, reload })
  send(second, { ...nothing, reload })
  await Promise.resolve()
  expect(second).not.toHaveBeenCalled()
  one.resolve()
  await vi.waitFor(() => expect(second).toHaveBeenCalled())
  expect(reload).not.toHaveBeenCalled()
  two.resolve()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('a list that arrives during the next move does not replace the order on the screen', async () => {
  const [list, next] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const reload = vi.fn(() => list.promise)
  const onCurrent = vi.fn()
  const send = createTurns()
  send(async () => undefined, { reload, onCurrent })
  await vi.waitFor(() => expect(reload).toHaveBeenCalled())
  send(() => next.promise, { reload, onCurrent })
  list.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  expect(onCurrent).not.toHaveBeenCalled()
  next.resolve()
  await vi.waitFor(() => expect(onCurrent).toHaveBeenCalledOnce())
})
