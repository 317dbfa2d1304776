import { sql } from 'kysely'

/** Further ahead than any pause between two attempts. */
const farthestMs = 8 * 3_600_000

/**
 * A condition on `jobs`: due, and in nobody's hands. What was put off or leased further than any
 * job is was so by a clock that ran ahead, and must not wait until the time comes.
 */
export function dueJob(name: string, now: string) {
  const farthest = new Date(Date.parse(now) + farthestMs).toISOString()
  return sql<boolean>`name = ${name} and done_at is null and stuck_at is null
    and (run_at <= ${now} or run_at > ${farthest})
    and (leased_until is null or leased_until < ${now} or leased_until > ${farthest})`
}
