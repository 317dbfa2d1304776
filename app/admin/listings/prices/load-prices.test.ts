import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPriced } from './load-prices.ts'

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null }))
afterEach(() => vi.unstubAllGlobals())

/** Answers each call once all of them have been asked. */
function answerTogether(count: number, answer: (id: string) => Response) {
  const all = Promise.withResolvers<void>()
  let asked = 0
  vi.stubGlobal('fetch', async (path: string) => {
    asked += 1
    if (asked === count) all.resolve()
    await all.promise
    return answer(path.replace(/^.*\//, ''))
  })
}

test('selected listings are read at once, in their order, without deleted ones', async () => {
  answerTogether(3, (id) =>
    id === '2' ? Response.json({}, { status: 404 }) : Response.json({ id: Number(id) }),
  )
  const { data } = await loadPriced('Hotel', { ids: [3, 2, 1] })
  expect(data).toEqual({ items: [{ id: 3 }, { id: 1 }], total: 2 })
})

test('a listing that cannot be read is no deleted one', async () => {
  answerTogether(2, (id) => Response.json({ id }, { status: id === '2' ? 500 : 200 }))
  const { problem } = await loadPriced('Hotel', { ids: [1, 2] })
  expect(problem?.status).toBe(500)
})
