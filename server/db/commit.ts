import type { Changed } from './cache-tags.ts'
import type { Database } from './database.ts'
import type { Tx } from './tables.ts'

export type Commit = ReturnType<typeof committing>

/**
 * Runs a change in a transaction, and announces what it affects if it changed something: not if the
 * record was missing or stale.
 */
export const committing =
  ({ db, announce }: Pick<Database, 'db' | 'announce'>) =>
  async <T>(change: (tx: Tx) => Promise<T>, touched: (outcome: Done<T>) => Changed) => {
    const outcome = await db.transaction().execute(change)
    if (isDone(outcome)) await announce(touched(outcome))
    return outcome
  }

type Done<T> = Exclude<T, undefined | false | 'stale'>

const isDone = <T>(outcome: T): outcome is Done<T> => Boolean(outcome) && outcome !== 'stale'
