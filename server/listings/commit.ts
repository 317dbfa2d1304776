import type { Database } from '../db/open.ts'
import type { Tx } from '../db/tables.ts'

/** Runs a change in a transaction, and tells of it when it came to something: not when it found nothing, or was stale. */
export const committing =
  ({ db, announce }: Pick<Database, 'db' | 'announce'>) =>
  async <T>(change: (tx: Tx) => Promise<T>): Promise<T> => {
    const outcome = await db.transaction().execute(change)
    if (outcome && outcome !== 'stale') await announce()
    return outcome
  }
