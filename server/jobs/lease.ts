import type { Database } from '../db/database.ts'

export const instantAfter = (ms: number) => new Date(Date.now() + ms).toISOString()

/** Renews the lease of a running job, and stores its outcome only if this process still holds it. */
export function holdLease({ db }: Database, id: number, claimedUntil: string, leaseMs: number) {
  let until = claimedUntil

  const own = () => db.updateTable('jobs').where('id', '=', id).where('leasedUntil', '=', until)

  async function renew() {
    const next = instantAfter(leaseMs)
    const { numUpdatedRows } = await own().set({ leasedUntil: next }).executeTakeFirst()
    if (numUpdatedRows > 0n) until = next
  }

  // A failed renewal is harmless: the next one comes before the lease ends.
  let renewing = Promise.resolve()
  const timer = setInterval(() => {
    renewing = renew().catch(() => {})
  }, leaseMs / 3)

  async function end(outcome: {
    doneAt?: string
    payload?: string
    stuckAt?: string
    runAt?: string
    lastError?: string
  }) {
    clearInterval(timer)
    await renewing
    await own()
      .set({ ...outcome, leasedUntil: null })
      .execute()
  }

  return { end }
}
