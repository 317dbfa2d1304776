import { isDeepStrictEqual } from 'node:util'
import {
  type HistoryAction,
  type HistoryKind,
  type HistoryQuery,
  historyDays,
} from '#catalogue/history.ts'
import { dayMs } from '#catalogue/time.ts'
import type { Database } from '../db/database.ts'
import type { Tx } from '../db/tables.ts'
import { type Entry, findEntries, findEntry, type Snapshot, stateBefore } from './entries.ts'
import { createRetainedPictures } from './retained-pictures.ts'

/** Who made a change, as the history names them. */
export interface Author {
  id: number
  name: string
}

export interface Change {
  /** Absent where no person made it, as the seed; then nothing is kept. */
  by?: Author
  action: HistoryAction
  kind: HistoryKind
  listingId?: number
  /** The part of a listing, or the text. */
  name?: string
  partId?: number
  title: string
  /** The version that it makes of a listing, a part or a text; absent where it makes none. */
  version?: number
  before?: Snapshot
  after?: Snapshot
}

export type History = ReturnType<typeof createHistory>

const json = (snapshot?: Snapshot) => (snapshot ? JSON.stringify(snapshot) : null)

/** Who changed what, and what it was like before. */
export function createHistory(database: Database) {
  const { db } = database
  return {
    /** Writes an entry inside the change's own transaction; what changes nothing is none. */
    async record(tx: Tx, change: Change): Promise<void> {
      const { by, before, after, ...entry } = change
      if (!by || (before && after && isDeepStrictEqual(before, after))) return
      const written = { at: new Date().toISOString(), userId: by.id, author: by.name }
      await tx
        .insertInto('history')
        .values({ ...entry, ...written, before: json(before), after: json(after) })
        .execute()
    },

    page: (query: HistoryQuery) => findEntries(db, query),

    find: (id: number) => findEntry(db, id),

    /** The settings as they stood before an entry of them, as far as they were changed since. */
    stateBefore: (entry: Entry) => stateBefore(db, entry),

    /** Everyone who is named in it and has an account still, by name. */
    authors: () =>
      db
        .selectFrom('users')
        .where(
          'id',
          'in',
          db.selectFrom('history').select('userId').where('userId', 'is not', null),
        )
        .select(['id', 'name'])
        .orderBy('name')
        .execute(),

    pictures: createRetainedPictures(database),

    /** Forgets what is older than anyone asks for. */
    async purge(now: Date): Promise<void> {
      const oldest = new Date(now.getTime() - historyDays * dayMs).toISOString()
      await db.deleteFrom('history').where('at', '<=', oldest).execute()
    },
  }
}
