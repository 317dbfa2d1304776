import type { Database } from './database.ts'
import type { Tx } from './tables.ts'

export type Commit = ReturnType<typeof committing>

/** Runs a change in a transaction, and announces it if something changed: not where it found nothing, or was stale. */
export const committing =
  ({ db, announce }: Pick<Database, 'db' | 'announce'>) =>
  async <T>(change: (tx: Tx) => Promise<T>): Promise<T> => {
    const outcome = await db.transaction().execute(change)
    if (outcome && outcome !== 'stale') await announce()
    return outcome
  }
