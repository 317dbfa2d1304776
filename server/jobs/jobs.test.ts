import { expect, test, vi } from 'vitest'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import type { Database } from '../db/database.ts'
import { createJobs } from './jobs.ts'
import { maxAttempts } from './pause.ts'

const quick = { pollMs: 5, pauseAfter: () => 0 }

/** A job that runs until it is released. */
function gate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  const handler = () => {
    reach()
    return opened
  }
  return { handler, reached, open }
}

const allDone = async ({ db }: Database) => {
  const rows = await db.selectFrom('jobs').select('doneAt').execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(({ doneAt }) => doneAt !== null)).toBe(true)
}

eachDatabase((open) => {
  test('runs a queued job at once, without waiting for a poll', async () => {
    const database = await open()
    const jobs = createJobs(database, { pollMs: 3_600_000 })
    const handler = vi.fn(async () => {})
    jobs.start({ mail: handler })
    await jobs.enqueue(database.db, 'mail', { to: 'asif' })
    await vi.waitFor(() => allDone(database))
    expect(handler).toHaveBeenCalledExactlyOnceWith({ to: 'asif' }, { id: 1, attempt: 1 })
    await jobs.stop()
  })

  test('does not queue a job of a failed transaction', async () => {
    const { db, ...database } = await open()
    const jobs = createJobs({ db, ...database })
    const failing = db.transaction().execute(async (tx) => {
      await jobs.enqueue(tx, 'mail', {})
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await jobs.counts()).toEqual({ waiting: 0, stuck: 0 })
  })

  test('queues the same key once, also after it was done', async () => {
    const database = await open()
    const jobs = createJobs(database, quick)
    const handler = vi.fn(async () => {})
    jobs.start({ mail: handler })
    await jobs.enqueue(database.db, 'mail', 1, { key: 'a' })
    await vi.waitFor(() => allDone(database))
    await jobs.enqueue(database.db, 'mail', 2, { key: 'a' })
    await jobs.enqueue(database.db, 'mail', 3, { key: 'b' })
    await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(2))
    expect(handler.mock.calls.map(([payload]: unknown[]) => payload)).toEqual([1, 3])
    await jobs.stop()
  })

  test('retries a failed job until it works', async () => {
    const database = await open()
    const jobs = createJobs(database, quick)
    const handler = vi.fn(async (_: unknown, { attempt }: { attempt: number }) => {
      if (attempt < 3) throw new Error('not yet')
    })
    await jobs.enqueue(database.db, 'mail', {})
    jobs.start({ mail: handler })
    await vi.waitFor(() => allDone(database))
    expect(handler).toHaveBeenCalledTimes(3)
    await jobs.stop()
  })

  test('gives a job up after its attempts, lists it, and retries it when staff ask', async () => {
    const database = await open()
    const jobs = createJobs(database, quick)
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const handler = vi.fn(async () => {
      if (handler.mock.calls.length <= maxAttempts) throw new Error('refused')
    })
    await jobs.enqueue(database.db, 'mail', { to: 'asif' })
    jobs.start({ mail: handler })
    await vi.waitFor(async () =>
      expect(await jobs.counts('mail')).toEqual({ waiting: 0, stuck: 1 }),
    )
    const [job] = await jobs.unfinished()
    expect(job).toMatchObject({ state: 'stuck', attempts: maxAttempts, lastError: 'refused' })
    expect(job?.payload).toEqual({ to: 'asif' })
    expect(error).toHaveBeenCalledWith('Job 1 (mail) was given up: refused')

    expect(await jobs.retry(job?.id ?? 0, 'pictures')).toBe(false)
    expect(await jobs.retry(job?.id ?? 0, 'mail')).toBe(true)
    await vi.waitFor(() => allDone(database))
    expect(await jobs.retry(job?.id ?? 0)).toBe(false)
    await jobs.stop()
  })

  test('does not retry an error that gives up', async () => {
    const database = await open()
    const jobs = createJobs(database, quick)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await jobs.enqueue(database.db, 'mail', {})
    jobs.start({
      mail: () => Promise.reject(Object.assign(new Error('no such person'), { giveUp: true })),
    })
    const stuck = { state: 'stuck', attempts: 1 }
    await vi.waitFor(async () => expect(await jobs.unfinished()).toMatchObject([stuck]))
    await jobs.stop()
  })

  test('a job that crashes the server each time is given up', async () => {
    const database = await open()
    const jobs = createJobs(database, quick)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const handler = vi.fn(async () => {})
    await jobs.enqueue(database.db, 'mail', {})
    await database.db.updateTable('jobs').set({ attempts: maxAttempts }).execute()
    jobs.start({ mail: handler })
    await vi.waitFor(async () => expect(await jobs.counts()).toEqual({ waiting: 0, stuck: 1 }))
    expect(handler).not.toHaveBeenCalled()
    await jobs.stop()
  })

  test('jobs without a handler wait, and so do future ones', async () => {
    const database = await open()
    const jobs = createJobs(database, quick)
    const handler = vi.fn(async () => {})
    await jobs.enqueue(database.db, 'mail', {})
    await jobs.enqueue(database.db, 'pictures', 'later', { runAt: new Date(Date.now() + 60_000) })
    await jobs.enqueue(database.db, 'pictures', 'now')
    jobs.start({ pictures: handler })
    await vi.waitFor(async () =>
      expect(await jobs.counts('pictures')).toMatchObject({ waiting: 1 }),
    )
    expect(handler).toHaveBeenCalledExactlyOnceWith('now', expect.anything())
    expect(await jobs.unfinished('mail')).toMatchObject([{ state: 'waiting', attempts: 0 }])
    await jobs.stop()
  })

  test('runs a job postponed by a wrong clock once the clock is right', async () => {
    const database = await open()
    const jobs = createJobs(database, quick)
    const handler = vi.fn(async () => {})
    const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString()
    await jobs.enqueue(database.db, 'mail', 'failed once')
    await jobs.enqueue(database.db, 'mail', 'in the hands of a dead process')
    const change = (id: number) => database.db.updateTable('jobs').where('id', '=', id)
    await change(1).set({ attempts: 1, runAt: inAMonth }).execute()
    await change(2).set({ attempts: 1, leasedUntil: inAMonth }).execute()
    jobs.start({ mail: handler })
    await vi.waitFor(() => allDone(database), 10_000)
    expect(handler).toHaveBeenCalledTimes(2)
    await jobs.stop()
  })

  test('stopping waits for running jobs', async () => {
    const database = await open()
    const jobs = createJobs(database, quick)
    const { handler, reached, open: goOn } = gate()
    await jobs.enqueue(database.db, 'mail', {})
    jobs.start({ mail: handler })
    await reached
    expect(await jobs.unfinished()).toMatchObject([{ state: 'running' }])
    const stopped = jobs.stop()
    goOn()
    await stopped
    await allDone(database)
  })

  test('two processes never run the same job', async () => {
    const database = await open()
    const done: unknown[] = []
    const handler = async (payload: unknown) => void done.push(payload)
    const processes = [createJobs(database, quick), createJobs(database, quick)]
    for (let n = 0; n < 40; n++) await processes[0]?.enqueue(database.db, 'mail', n)
    for (const jobs of processes) jobs.start({ mail: handler })
    await vi.waitFor(() => allDone(database), 5000)
    expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual([...Array(40).keys()])
    for (const jobs of processes) await jobs.stop()
  })

  test('keeps the lease of a long job, and takes over jobs of a dead process', async () => {
    const database = await open()
    const [dead, alive] = [createJobs(database), createJobs(database, { ...quick, leaseMs: 90 })]
    await dead.enqueue(database.db, 'mail', {})
    const past = (ms: number) => new Date(Date.now() - ms).toISOString()
    await database.claimJob('mail', new Date().toISOString(), past(1))

    const { handler, reached, open: goOn } = gate()
    const run = vi.fn(handler)
    alive.start({ mail: run })
    await reached
    const leaseOf = async () =>
      (await database.db.selectFrom('jobs').select('leasedUntil').executeTakeFirst())?.leasedUntil
    const first = await leaseOf()
    await vi.waitFor(async () =>
      expect((await leaseOf()) ?? '').toSatisfy((now) => now > (first ?? '')),
    )
    goOn()
    await vi.waitFor(() => allDone(database))
    expect(run).toHaveBeenCalledExactlyOnceWith({}, { id: 1, attempt: 2 })
    await alive.stop()
  })

  test('forgets jobs done a month ago', async () => {
    const database = await open()
    const jobs = createJobs(database)
    await jobs.enqueue(database.db, 'mail', {})
    await jobs.enqueue(database.db, 'mail', {})
    const old = new Date(Date.now() - 31 * 86_400_000).toISOString()
    await database.db.updateTable('jobs').set({ doneAt: old }).where('id', '=', 1).execute()
    jobs.start({})
    await vi.waitFor(async () =>
      expect(await database.db.selectFrom('jobs').select('id').execute()).toEqual([{ id: 2 }]),
    )
    await jobs.stop()
  })
})
