import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Queries } from '../db/tables.ts'
import { type Pause, takePaused } from './pause.ts'

/** A number of calls within a window that begins with the first of them. */
export interface Limit {
  max: number
  windowMs: number
}

const sweepMs = 60_000

export type Limits = ReturnType<typeof createLimits>

/**
 * Rate limits shared by all processes. Their names and callers are stored only as digests, until
 * the window ends. A power cut may lose the last counts.
 */
export function createLimits({ db, withoutFlush }: Database) {
  let sweptAt = Date.now()

  /** Counts a call, or returns the seconds until another is allowed. */
  async function take(key: string, limit: Limit, tx?: Queries): Promise<number> {
    sweepIfDue()
    const counted = (queries: Queries) => count(queries, digest(key), limit.windowMs)
    const { taken, endsAt } = await (tx ? counted(tx) : withoutFlush(counted))
    return taken <= limit.max ? 0 : secondsUntil(endsAt)
  }

  /** Allows a call after growing pauses; returns the remaining seconds of a pause. */
  const takeAfterPause = async (key: string, pause: Pause): Promise<number> => {
    const freeAt = await withoutFlush((queries) => takePaused(queries, digest(key), pause))
    return freeAt === undefined ? 0 : secondsUntil(freeAt)
  }

  /** Refunds a harmless call: it no longer counts, and a pause ends. */
  async function refund(keys: string[]) {
    await db
      .updateTable('limits')
      .set((e) => ({ taken: e('taken', '-', 1), freeAt: 0 }))
      .where('key', 'in', keys.map(digest))
      .where('taken', '>', 0)
      .execute()
  }

  async function sweep() {
    await db.deleteFrom('limits').where('endsAt', '<=', Date.now()).execute()
  }

  /** Keeps the table small between hourly housekeeping. */
  function sweepIfDue() {
    if (Date.now() < sweptAt + sweepMs) return
    sweptAt = Date.now()
    sweep().catch((error: Error) => console.error('Old limits stay:', error.message))
  }

  return { take, takeAfterPause, refund, sweep }
}

/** In SQL, since to build the query took longer than to run it, for every enquiry twice. */
async function count(queries: Queries, key: string, windowMs: number) {
  const now = Date.now()
  // A later end than any window can have was set by a wrong clock.
  const isOver = sql`(limits.ends_at <= ${now} or limits.ends_at > ${now + 2 * windowMs})`
  const { rows } = await sql<{ taken: number; endsAt: number }>`
    insert into limits (key, taken, free_at, ends_at)
    values (${key}, 1, 0, cast(${now + windowMs} as bigint))
    on conflict (key) do update set
      taken = case when ${isOver} then 1 else limits.taken + 1 end,
      ends_at = case when ${isOver} then excluded.ends_at else limits.ends_at end
    returning taken, ends_at`.execute(queries)
  const [row] = rows
  if (!row) throw new Error('A call was not counted.')
  return row
}

const digest = (key: string) => createHash('sha256').update(key).digest('hex')

const secondsUntil = (time: number) => Math.max(1, Math.ceil((time - Date.now()) / 1000))
