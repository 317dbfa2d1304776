import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { createLimits } from './limits.ts'

const start = Date.parse('2026-05-01T08:00:00.000Z')
const two = { max: 2, windowMs: 60_000 }
const day = 24 * 3_600_000
const pause = {
  free: 3,
  firstMs: 1000,
  maxMs: 6000,
  forgetMs: 3_600_000,
  forgetPausedMs: day,
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
})
afterEach(() => {
  vi.useRealTimers()
})

eachDatabase((open) => {
  test('a window allows a number of calls, then returns the remaining seconds', async () => {
    const limits = createLimits(await open())
    expect(await limits.take('a', two)).toBe(0)
    vi.advanceTimersByTime(20_500)
    expect(await limits.take('a', two)).toBe(0)
    expect(await limits.take('a', two)).toBe(40)
    expect(await limits.take('b', two)).toBe(0)
    vi.advanceTimersByTime(39_499)
    expect(await limits.take('a', two)).toBe(1)
    vi.advanceTimersByTime(1)
    expect(await limits.take('a', two)).toBe(0)
  })

  test('counts made by a wrong clock have no effect once the clock is right', async () => {
    const limits = createLimits(await open())
    const twice = async () => [await limits.take('a', two), await limits.take('a', two)]
    const often = async () => {
      const waits: number[] = []
      for (let i = 0; i < 5; i++) waits.push(await limits.takeAfterPause('b', pause))
      return waits
    }
    vi.setSystemTime(start + 30 * day)
    expect([await twice(), await often()]).toEqual([
      [0, 0],
      [0, 0, 0, 0, 1],
    ])
    vi.setSystemTime(start)
    expect([await twice(), await often()]).toEqual([
      [0, 0],
      [0, 0, 0, 0, 1],
    ])
  })

  test('two processes allow no more than one', async () => {
    const database = await open()
    const both = [createLimits(database), createLimits(database)]
    const taking = Array.from({ length: 40 }, (_, i) =>
      both[i % 2]?.take('a', { max: 25, windowMs: 60_000 }),
    )
    expect((await Promise.all(taking)).filter((seconds) => seconds === 0)).toHaveLength(25)
  })

  test('pauses double up to the maximum, and attempts meanwhile do not extend them', async () => {
    const limits = createLimits(await open())
    const take = () => limits.takeAfterPause('a', pause)
    for (let i = 0; i < 3; i++) expect(await take()).toBe(0)
    for (const seconds of [1, 2, 4, 6, 6]) {
      expect(await take()).toBe(0)
      expect(await take()).toBe(seconds)
      expect(await take()).toBe(seconds)
      vi.advanceTimersByTime(seconds * 1000)
    }
    vi.advanceTimersByTime(day)
    for (let i = 0; i < 3; i++) expect(await take()).toBe(0)
  })

  test('of many concurrent attempts during a pause one is allowed', async () => {
    const limits = createLimits(await open())
    const take = () => limits.takeAfterPause('a', pause)
    const passed = async () =>
      (await Promise.all(Array.from({ length: 20 }, take))).filter((s) => s === 0)
    expect(await passed()).toHaveLength(4)
    vi.advanceTimersByTime(1000)
    expect(await passed()).toHaveLength(1)
  })

  test('a refunded call does not count', async () => {
    const limits = createLimits(await open())
    for (let i = 0; i < 5; i++) {
      expect(await limits.take('a', two)).toBe(0)
      expect(await limits.takeAfterPause('b', pause)).toBe(0)
      await limits.refund(['a', 'b'])
    }
  })

  test('stores keys only as digests, and only until their window ends', async () => {
    const database = await open()
    const limits = createLimits(database)
    const rows = () => database.db.selectFrom('limits').selectAll().execute()
    await limits.take('203.0.113.7', two)
    expect(JSON.stringify(await rows())).not.toContain('203.0.113.7')
    vi.advanceTimersByTime(60_000)
    await limits.take('b', two)
    await vi.waitFor(async () => expect(await rows()).toHaveLength(1))
  })
})
