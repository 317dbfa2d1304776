import { isDeepStrictEqual } from 'node:util'
import { dayMs } from '#catalogue/dates/time.ts'
import {
  type HistoryAction,
  type HistoryKind,
  type HistoryQuery,
  historyDays,
} from '#catalogue/history.ts'
import type { Database } from '../db/database.ts'
import { lockAccount } from '../db/lock.ts'
import type { Tx } from '../db/tables.ts'
import { sortedByName } from '../db/title-key.ts'
import { type Entry, findEntries, findEntry, type Snapshot, stateBefore } from './entries.ts'
import { createRetainedPictures } from './retained-pictures.ts'

/** The author of a change, as shown in the history. */
export interface Author {
  id: number
  name: string
}

export interface Change {
  /** Absent if no person made it, as for seed data; then nothing is recorded. */
  by?: Author
  action: HistoryAction
  kind: HistoryKind
  listingId?: number
  /** The part of a listing, or the text. */
  name?: string
  partId?: number
  title: string
  /** The version of the listing, part or text that it created, if any. */
  version?: number
  before?: Snapshot
  after?: Snapshot
}

export type History = ReturnType<typeof createHistory>

const json = (snapshot?: Snapshot) => (snapshot ? JSON.stringify(snapshot) : null)

/** The history of changes: who changed what, and the values before. */
export function createHistory(database: Database) {
  const { db } = database
  return {
    /** Writes an entry within the change's transaction; unchanged values write none. */
    async record(tx: Tx, change: Change): Promise<void> {
      const { by, before, after, ...entry } = change
      if (!by || (before && after && isDeepStrictEqual(before, after))) return
      // An import continues although its author's account was removed.
      const userId = await lockAccount(tx, by.id)
      const written = { at: new Date().toISOString(), userId, author: by.name }
      await tx
        .insertInto('history')
        .values({ ...entry, ...written, before: json(before), after: json(after) })
        .execute()
    },

    page: (query: HistoryQuery) => findEntries(db, query),

    find: (id: number) => findEntry(db, id),

    /** The values of settings before an entry, for those changed since. */
    stateBefore: (entry: Entry) => stateBefore(db, entry),

    /** All authors who still have an account, by name. */
    async authors() {
      const known = db.selectFrom('history').select('userId').where('userId', 'is not', null)
      const users = db.selectFrom('users').where('id', 'in', known)
      return sortedByName(await users.select(['id', 'name']).execute())
    },

    pictures: createRetainedPictures(database),

    /** Deletes entries past their retention. */
    async purge(now: Date): Promise<void> {
      const oldest = new Date(now.getTime() - historyDays * dayMs).toISOString()
      await db.deleteFrom('history').where('at', '<=', oldest).execute()
    },
  }
}
