import type { ClaimedJob, Database } from '../db/database.ts'
import { holdLease, instantAfter } from './lease.ts'
import { maxAttempts } from './pause.ts'
import { createWaker } from './waker.ts'

export interface JobRun {
  id: number
  /** Counts from 1. */
  attempt: number
}

/**
 * Does one job. It may run again after a crash, so it must be idempotent. An error with `giveUp:
 * true` is not retried automatically.
 */
export type Handler = (payload: unknown, job: JobRun) => Promise<void>

export interface Timing {
  pollMs: number
  leaseMs: number
  pauseAfter: (attempt: number) => number
}

export type Worker = ReturnType<typeof startWorker>

/** Processes the jobs of one name, one at a time. */
export function startWorker(database: Database, name: string, handler: Handler, timing: Timing) {
  const waker = createWaker()
  let closing = false

  async function next(): Promise<boolean> {
    const until = instantAfter(timing.leaseMs)
    const claimed = await database.claimJob(name, new Date().toISOString(), until)
    if (!claimed) return false
    const lease = holdLease(database, claimed.id, until, timing.leaseMs)
    await lease.end(await outcomeOf(claimed), () => !closing)
    return true
  }

  async function outcomeOf({ id, payload, attempts: attempt }: ClaimedJob) {
    try {
      if (attempt > maxAttempts) throw new Error('It ended the server each time it ran.')
      await handler(JSON.parse(payload), { id, attempt })
      // The payload is no longer needed, but the fact that it was done is, for a while.
      return { doneAt: new Date().toISOString(), payload: 'null' }
    } catch (error) {
      const lastError = String(error instanceof Error ? error.message : error).slice(0, 1000)
      if (attempt < maxAttempts && !isFinal(error)) {
        return { lastError, runAt: instantAfter(timing.pauseAfter(attempt)) }
      }
      console.error(`Job ${id} (${name}) was given up: ${lastError}`)
      return { lastError, stuckAt: new Date().toISOString() }
    }
  }

  async function work() {
    while (!closing) {
      const found = await next().catch((error) => {
        console.error(`Jobs (${name}) cannot be read:`, String(error))
        return false
      })
      if (!found && !closing) await waker.wait(timing.pollMs)
    }
  }

  const working = work()
  return {
    wake: waker.wake,
    close() {
      closing = true
      waker.wake()
      return working
    },
  }
}

const isFinal = (error: unknown) =>
  error instanceof Error && 'giveUp' in error && error.giveUp === true
