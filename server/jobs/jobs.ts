import { hourMs } from '#catalogue/dates/time.ts'
import type { Database } from '../db/database.ts'
import type { Queries } from '../db/tables.ts'
import { createJobList, discardJobs, discardJobsAbout, sweepJobs } from './job-list.ts'
import { instantAfter } from './lease.ts'
import { pauseAfter } from './pause.ts'
import { type Handler, startWorker, type Timing, type Worker } from './worker.ts'

const retainedMs = 30 * 24 * hourMs
const defaultTiming: Timing = { pollMs: 2000, leaseMs: 60_000, pauseAfter }

interface EnqueueOptions {
  /** Queued once: queueing the same key again has no effect until 30 days after it was done. */
  key?: string
  /** Within eight hours; a later time is taken for a clock error. */
  runAt?: Date
}

export type Jobs = ReturnType<typeof createJobs>

/** A persistent job queue: jobs are stored in the database until done. */
export function createJobs(database: Database, timing: Partial<Timing> = {}) {
  const workers: Worker[] = []
  let sweeping: NodeJS.Timeout | undefined

  /** Call it after the transaction that queued a job, or the job starts seconds later. */
  function wake() {
    for (const worker of workers) worker.wake()
  }

  async function enqueue(
    queries: Queries,
    name: string,
    payload: unknown,
    options: EnqueueOptions = {},
  ) {
    await insertJob(queries, { name, payload, ...options })
    if (!queries.isTransaction) wake()
  }

  /** Starts to process jobs of these names; jobs of other names wait. */
  function start(handlers: Record<string, Handler>) {
    for (const [name, handler] of Object.entries(handlers)) {
      workers.push(startWorker(database, name, handler, { ...defaultTiming, ...timing }))
    }
    sweeping = setInterval(sweep, hourMs).unref()
    sweep()
  }

  function sweep() {
    sweepJobs(database.db, instantAfter(-retainedMs)).catch((error) =>
      console.error('Old jobs cannot be removed:', error),
    )
  }

  /** Takes no more jobs, and waits for running ones. */
  async function stop() {
    clearInterval(sweeping)
    await Promise.all(workers.splice(0).map((worker) => worker.close()))
  }

  return {
    ...{ enqueue, discard: discardJobs, discardAbout: discardJobsAbout, wake, start, stop },
    ...createJobList(database, wake),
  }
}

interface NewJob extends EnqueueOptions {
  name: string
  payload: unknown
}

const insertJob = (queries: Queries, { name, payload, key, runAt = new Date() }: NewJob) =>
  queries
    .insertInto('jobs')
    .values({
      name,
      payload: JSON.stringify(payload),
      key: key ?? null,
      runAt: runAt.toISOString(),
      createdAt: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
