import { sql } from 'kysely'

/** Longer than any pause between two attempts. */
const maxAheadMs = 8 * 3_600_000

/**
 * A condition on `jobs`: due and not leased. A time further ahead than any pause was set by a clock
 * that was wrong, and is ignored.
 */
export function dueJob(name: string, now: string) {
  const latest = new Date(Date.parse(now) + maxAheadMs).toISOString()
  return sql<boolean>`name = ${name} and done_at is null and stuck_at is null
    and (run_at <= ${now} or run_at > ${latest})
    and (leased_until is null or leased_until < ${now} or leased_until > ${latest})`
}
