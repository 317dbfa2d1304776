import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../db/database.ts'

export const instantAfter = (ms: number) => new Date(Date.now() + ms).toISOString()

interface Outcome {
  doneAt?: string
  payload?: string
  stuckAt?: string
  runAt?: string
  lastError?: string
}

/** Renews the lease of a running job, and stores its outcome only if this process still holds it. */
export function holdLease({ db }: Database, id: number, claimedUntil: string, leaseMs: number) {
  /** Several while it is unknown whether a renewal was stored, since its answer was lost. */
  let held = [claimedUntil]

  const own = () => db.updateTable('jobs').where('id', '=', id).where('leasedUntil', 'in', held)

  async function renew() {
    const next = instantAfter(leaseMs)
    const renewal = own().set({ leasedUntil: next })
    held = [...held, next]
    const { numUpdatedRows } = await renewal.executeTakeFirst()
    if (numUpdatedRows > 0n) held = [next]
  }

  // A failed renewal is harmless: the next one comes before the lease ends.
  let renewing = Promise.resolve()
  const timer = setInterval(() => {
    renewing = renew().catch(() => {})
  }, leaseMs / 3)

  /** Tries again while the database is unavailable, since a job without an outcome runs again. */
  async function end(outcome: Outcome, mayTryAgain: () => boolean) {
    clearInterval(timer)
    await renewing
    for (;;) {
      try {
        return void (await own()
          .set({ ...outcome, leasedUntil: null })
          .execute())
      } catch (error) {
        if (!mayTryAgain()) throw error
        await wait(Math.min(leaseMs / 3, 1000))
      }
    }
  }

  return { end }
}
