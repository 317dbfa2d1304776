import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/db/database.ts'
import type { Tx } from '#server/db/tables.ts'

/** Sweeps while another transaction changes a row, which is stored once the sweep waits for it. */
export async function sweepDuring(
  { database }: { database: Database },
  change: (tx: Tx) => Promise<unknown>,
  sweep: () => Promise<unknown>,
) {
  const [begun, ends] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const changing = database.db.transaction().execute(async (tx) => {
    await change(tx)
    begun.resolve()
    await ends.promise
  })
  await begun.promise
  const sweeping = sweep()
  if (database.dialect === 'postgres') await expect.poll(() => isWaiting(database)).toBe(true)
  ends.resolve()
  await Promise.all([changing, sweeping])
}

/** Whether a statement waits for a lock. */
async function isWaiting({ db }: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length > 0
}
