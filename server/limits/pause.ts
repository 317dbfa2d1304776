import { sql } from 'kysely'
import type { Queries } from '../db/tables.ts'

/** A number of calls at once, then one before each pause, which doubles up to the maximum. */
export interface Pause {
  free: number
  firstMs: number
  maxMs: number
  /** After this time without a call everything is reset: before the first pause, and after it. */
  forgetMs: number
  forgetPausedMs: number
}

/** Counts a call in one statement; during a pause counts none, and returns when that ends. */
export async function takePaused(queries: Queries, key: string, pause: Pause) {
  const { free, firstMs, maxMs, forgetMs, forgetPausedMs } = pause
  const now = Date.now()
  const doublings = Math.ceil(Math.log2(maxMs / firstMs))
  // A later end than any pause can have was set by a wrong clock.
  const latestEnd = now + 2 * Math.max(forgetMs, forgetPausedMs)
  const isForgotten = sql`(limits.ends_at <= ${now} or limits.ends_at > ${latestEnd})`
  const isFree = sql`limits.taken < ${free}`
  const { rows } = await sql`
    insert into limits (key, taken, free_at, ends_at) values (${key}, 1, 0, ${time(now + forgetMs)})
    on conflict (key) do update set
      taken = case when ${isForgotten} then 1 else limits.taken + 1 end,
      free_at = case
        when ${isForgotten} or ${isFree} then 0
        when limits.taken >= ${free + doublings} then ${time(now + maxMs)}
        else ${time(now)} + (${time(firstMs)} << (limits.taken - ${free})) end,
      ends_at = case when ${isForgotten} or ${isFree} then ${time(now + forgetMs)}
        else ${time(now + forgetPausedMs)} end
    where limits.free_at <= ${now} or ${isForgotten}
    returning taken`.execute(queries)
  if (rows.length > 0) return undefined
  const row = await queries
    .selectFrom('limits')
    .select('freeAt')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.freeAt ?? now
}

/** PostgreSQL takes a parameter of unknown type for text. */
const time = (ms: number) => sql`cast(${ms} as bigint)`
