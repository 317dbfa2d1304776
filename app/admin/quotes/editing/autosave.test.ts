import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftVersion } from '#catalogue/quotes/version.ts'
import type { Outcome } from '../../api/call.ts'
import { createStore } from '../../store.ts'
import { createAutosave } from './autosave.ts'
import { set } from './changes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser whose idle periods the test controls. */
function busyBrowser() {
  const asked = new Map<number, () => void>()
  let count = 0
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    asked.set(++count, work)
    return count
  })
  vi.stubGlobal('cancelIdleCallback', (number: number) => asked.delete(number))
  return async () => {
    const works = [...asked.values()]
    asked.clear()
    for (const work of works) work()
    await vi.advanceTimersByTimeAsync(0)
  }
}

const accepted = (revision: number): Outcome<{ revision: number }> => ({
  data: { revision },
  headers: new Headers(),
})
const refused = (status: number): Outcome<{ revision: number }> => ({
  problem: { title: '', status, errors: {}, Error: 'No' },
})

/** The JSON of a draft with this word to the guest. */
const word = (text: string) => expect.stringContaining(`"word":"${text}"`)

function start(answers: Outcome<{ revision: number }>[], begin?: 'unsaved' | 'stale') {
  const draft = createStore(draftVersion.parse({}))
  const send = vi.fn(
    async (_: unknown, revision: number) => answers.shift() ?? accepted(revision + 1),
  )
  const readNewest = vi.fn()
  const keep = vi.fn()
  const autosave = createAutosave({ draft, send, readNewest, keep, revision: 3, begin })
  autosave.start()
  const type = (word: string) => draft.change(set({ word }))
  return { draft, send, keep, autosave, type, state: () => autosave.get().state }
}

test('sends the input once, when typing has paused', async () => {
  const { send, type, state, autosave } = start([])
  type('S')
  await vi.advanceTimersByTimeAsync(700)
  type('Salaam')
  expect(state()).toBe('unsaved')
  await vi.advanceTimersByTimeAsync(700)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(send).toHaveBeenCalledTimes(1)
  expect(send).toHaveBeenCalledWith(word('Salaam'), 3)
  expect([state(), autosave.revision()]).toEqual(['saved', 4])
})

test('sends input typed during a save afterwards, based on the new revision', async () => {
  const { send, type, state } = start([])
  let answer = (_: Outcome<{ revision: number }>) => {}
  send.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  type('one')
  await vi.advanceTimersByTimeAsync(900)
  type('two')
  await vi.advanceTimersByTimeAsync(5000)
  expect([send.mock.calls.length, state()]).toEqual([1, 'saving'])
  answer(accepted(4))
  await vi.advanceTimersByTimeAsync(900)
  expect(send).toHaveBeenLastCalledWith(word('two'), 4)
  expect(state()).toBe('saved')
})

test('sends when the browser is idle, and never between two key presses', async () => {
  const rest = busyBrowser()
  const { send, keep, type, state } = start([])
  type('S')
  await vi.advanceTimersByTimeAsync(900)
  type('Sa')
  await rest()
  expect([send, keep].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  await vi.advanceTimersByTimeAsync(900)
  expect(send).not.toHaveBeenCalled()
  await rest()
  expect(send).toHaveBeenCalledExactlyOnceWith(word('Sa'), 3)
  expect(state()).toBe('saved')
})

test('serialises the draft once, for the device and for the server', async () => {
  const { send, keep, type } = start([])
  type('Salaam')
  const made = vi.spyOn(JSON, 'stringify')
  await vi.advanceTimersByTimeAsync(900)
  expect(made).toHaveBeenCalledOnce()
  made.mockRestore()
  expect(send).toHaveBeenCalledWith(word('Salaam'), 3)
  expect(keep.mock.calls).toEqual([
    [word('Salaam'), 3],
    [undefined, 4],
  ])
})

test('stores input typed during a save on the device with the new revision, before the next save', async () => {
  const rest = busyBrowser()
  const { send, keep, type, autosave } = start([])
  send.mockImplementationOnce(async () => {
    type('two')
    return accepted(4)
  })
  type('one')
  await vi.advanceTimersByTimeAsync(900)
  await rest()
  expect(keep).toHaveBeenLastCalledWith(word('one'), 3)
  await rest()
  expect(keep).toHaveBeenLastCalledWith(word('two'), 4)
  expect([send.mock.calls.length, autosave.get().state]).toEqual([1, 'unsaved'])
})

test('stores input on the device while there is no connection', async () => {
  const { keep, send, type } = start([refused(0), refused(0), refused(0), refused(0), refused(0)])
  type('Salaam')
  await vi.advanceTimersByTimeAsync(30_000)
  const tries = send.mock.calls.length
  type('Salaam, Asha')
  await vi.advanceTimersByTimeAsync(900)
  expect(keep).toHaveBeenLastCalledWith(word('Salaam, Asha'), 3)
  expect(send).toHaveBeenCalledTimes(tries)
})

test('without a connection, stores the draft on the device and retries', async () => {
  const { send, keep, type, state } = start([refused(0), refused(503)])
  type('Salaam')
  await vi.advanceTimersByTimeAsync(900)
  expect(state()).toBe('failed')
  expect(keep).toHaveBeenLastCalledWith(word('Salaam'), 3)
  await vi.advanceTimersByTimeAsync(4000)
  expect([send.mock.calls.length, state()]).toEqual([2, 'failed'])
  await vi.advanceTimersByTimeAsync(8000)
  expect([send.mock.calls.length, state()]).toEqual([3, 'saved'])
  expect(keep).toHaveBeenLastCalledWith(undefined, 4)
})

test('a refused draft is sent again only after a change', async () => {
  const { send, type, state } = start([refused(400)])
  type('a\0')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([send.mock.calls.length, state()]).toEqual([1, 'refused'])
  type('a')
  await vi.advanceTimersByTimeAsync(900)
  expect(state()).toBe('saved')
})

test('overwrites another user’s save only on request', async () => {
  const { send, keep, type, autosave, state } = start([refused(409)])
  type('mine')
  await vi.advanceTimersByTimeAsync(900)
  type('mine still')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([send.mock.calls.length, state()]).toEqual([1, 'stale'])
  expect(await autosave.flush()).toBe(false)
  autosave.continueFrom(9, false)
  expect(keep).toHaveBeenLastCalledWith(word('mine still'), 9)
  await vi.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenLastCalledWith(word('mine still'), 9)
  expect(state()).toBe('saved')
})

test('flushing sends at once, including input typed meanwhile', async () => {
  const { send, draft, type, autosave } = start([])
  send.mockImplementationOnce(async () => {
    draft.change(set({ word: 'and more' }))
    return accepted(4)
  })
  type('first')
  expect(await autosave.flush()).toBe(true)
  expect(send).toHaveBeenLastCalledWith(word('and more'), 4)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).toHaveBeenCalledTimes(2)
})

test('a copy from this device is sent automatically', async () => {
  const { send, state } = start([], 'unsaved')
  await vi.advanceTimersByTimeAsync(900)
  expect([send.mock.calls.length, state()]).toEqual([1, 'saved'])
})

test('when the page closes, only unsaved input is stored', () => {
  const { keep, type, autosave } = start([])
  autosave.saveToDevice()
  expect(keep).not.toHaveBeenCalled()
  type('Salaam')
  autosave.saveToDevice()
  expect(keep).toHaveBeenCalledWith(word('Salaam'), 3)
})

test('a copy based on an older revision waits for the user’s choice', async () => {
  const { send, state } = start([], 'stale')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([send.mock.calls.length, state()]).toEqual([0, 'stale'])
})
