import { expect, test, vi } from 'vitest'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import type { Database } from '../db/database.ts'
import { createJobs } from './jobs.ts'

const quick = { pollMs: 5, pauseAfter: () => 0 }

const isDone = async ({ db }: Database) =>
  expect(await db.selectFrom('jobs').select('doneAt').execute()).toEqual([
    { doneAt: expect.any(String) },
  ])

eachDatabase((open) => {
  test('a job is not run again though the database was away when it was done', async () => {
    const database = await open()
    let isAway = false
    const db = database.db.withPlugin({
      transformQuery({ node }) {
        if (isAway) throw new Error('The database is away')
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const jobs = createJobs({ ...database, db }, { ...quick, leaseMs: 60 })
    const handler = vi.fn(async () => {})
    handler.mockImplementationOnce(async () => {
      isAway = true
      setTimeout(() => (isAway = false), 200)
    })
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    await jobs.enqueue(db, 'mail', {})
    jobs.start({ mail: handler })
    await vi.waitFor(() => isDone(database), 5000)
    expect(handler).toHaveBeenCalledOnce()
    said.mockRestore()
    await jobs.stop()
  })

  test('keeps the lease of a job though the answer to a renewal was lost', async () => {
    const database = await open()
    let losing = false
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (!losing) return result
        losing = false
        throw new Error('The connection ended')
      },
    })
    const jobs = createJobs({ ...database, db }, { ...quick, leaseMs: 150 })
    const handler = vi.fn(async () => {})
    handler.mockImplementationOnce(async () => {
      losing = true
      await vi.waitFor(() => expect(losing).toBe(false))
    })
    await jobs.enqueue(db, 'mail', {})
    jobs.start({ mail: handler })
    await vi.waitFor(() => isDone(database), 5000)
    expect(handler).toHaveBeenCalledOnce()
    await jobs.stop()
  })
})
