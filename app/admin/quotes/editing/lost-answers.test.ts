import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { draftVersion } from '#catalogue/quotes/version.ts'
import type { Outcome } from '../../api/call.ts'
import { createStore } from '../../store.ts'
import { createAutosave, type Newest } from './autosave.ts'
import { set } from './changes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const headers = new Headers()
const accepted = (revision: number) => ({ data: { revision }, headers })
const refused = (status: number) => ({ problem: { title: '', status, errors: {}, Error: 'No' } })
const stored = (word: string, values: Partial<Newest> = {}): Outcome<Newest> => ({
  data: { state: 'draft', revision: 4, document: draftVersion.parse({ word }), ...values },
  headers,
})

/** The JSON of a draft with this word to the guest. */
const word = (text: string) => expect.stringContaining(`"word":"${text}"`)

/** An editor of revision 3. */
function start(answers: Outcome<{ revision: number }>[]) {
  const draft = createStore(draftVersion.parse({}))
  const send = vi.fn(
    async (_: string, revision: number) => answers.shift() ?? accepted(revision + 1),
  )
  const readNewest = vi.fn(async () => stored('theirs'))
  const keep = vi.fn()
  const autosave = createAutosave({ draft, send, readNewest, keep, revision: 3 })
  autosave.start()
  const type = (word: string) => draft.change(set({ word }))
  return { send, readNewest, keep, autosave, type, state: () => autosave.get().state }
}

describe('after a save without an answer, a conflict', () => {
  /** The save of 'one ' got no answer, and 'two' has been sent since. */
  async function afterLostAnswer(newest: Outcome<Newest>[], lost = refused(0)) {
    const started = start([lost, refused(409)])
    for (const answer of newest) started.readNewest.mockResolvedValueOnce(answer)
    started.type('one ')
    await vi.advanceTimersByTimeAsync(900)
    started.type('two')
    await vi.advanceTimersByTimeAsync(4000)
    expect(started.send.mock.calls[1]).toEqual([word('two'), 3])
    return started
  }

  test.each([0, 504])('with that save is none (%i)', async (status) => {
    const { send, keep, state, autosave } = await afterLostAnswer([stored('one')], refused(status))
    expect(send.mock.calls.slice(2)).toEqual([[word('two'), 4]])
    expect([state(), autosave.revision()]).toEqual(['saved', 5])
    expect(keep.mock.calls.slice(-2)).toEqual([
      [word('two'), 4],
      [undefined, 5],
    ])
  })

  test.each<[string, Outcome<Newest>]>([
    ['another document', stored('theirs')],
    ['that one, saved again by others', stored('one', { revision: 6 })],
    ['that one, sent by others', stored('one', { state: 'sent' })],
  ])('with %s is for the user to settle', async (_, newest) => {
    const { send, keep, state } = await afterLostAnswer([newest])
    expect([send.mock.calls.length, state()]).toEqual([2, 'stale'])
    expect(keep).toHaveBeenLastCalledWith(word('two'), 3)
  })

  test('is judged later if the newest version cannot be read', async () => {
    const { send, state, autosave } = await afterLostAnswer([refused(0), stored('one')])
    expect(state()).toBe('failed')
    send.mockResolvedValueOnce(refused(409))
    await vi.advanceTimersByTimeAsync(8000)
    expect(send).toHaveBeenLastCalledWith(word('two'), 4)
    expect([state(), autosave.revision()]).toEqual(['saved', 5])
  })

  test('keeps what is typed while the newest version is read', async () => {
    const { send, readNewest, keep, type, state } = start([refused(0), refused(409)])
    let answer = (_: Outcome<Newest>) => {}
    readNewest.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    type('one')
    await vi.advanceTimersByTimeAsync(5000)
    type('three')
    await vi.advanceTimersByTimeAsync(900)
    expect(keep).toHaveBeenLastCalledWith(word('three'), 3)
    answer(stored('one'))
    await vi.advanceTimersByTimeAsync(0)
    expect(send).toHaveBeenLastCalledWith(word('three'), 4)
    expect(state()).toBe('saved')
  })

  test('may be with any save since the last answer', async () => {
    const { send, readNewest, type, state } = start([refused(0), refused(0), refused(409)])
    readNewest.mockResolvedValueOnce(stored('one'))
    type('one')
    await vi.advanceTimersByTimeAsync(900)
    type('two')
    await vi.advanceTimersByTimeAsync(4000)
    type('three')
    await vi.advanceTimersByTimeAsync(8000)
    expect(send.mock.calls.slice(2)).toEqual([
      [word('three'), 3],
      [word('three'), 4],
    ])
    expect(state()).toBe('saved')
  })

  test('is with others once a later save was answered', async () => {
    const { send, readNewest, type, state } = start([refused(0), accepted(4), refused(409)])
    type('one')
    await vi.advanceTimersByTimeAsync(5000)
    type('two')
    await vi.advanceTimersByTimeAsync(900)
    expect([send.mock.calls.length, state()]).toEqual([3, 'stale'])
    expect(readNewest).not.toHaveBeenCalled()
  })
})
