import { minuteMs } from '#catalogue/dates/time.ts'

/** How outdated the stored time of a session's last use may be. */
const recordMs = 5 * minuteMs

interface Used {
  createdAt: string
  usedAt: string | null
}

/** When an unused session ends, in milliseconds; never with 0 minutes. */
export function idleEnd({ createdAt, usedAt }: Used, idleMinutes: number): number {
  if (idleMinutes === 0) return Number.POSITIVE_INFINITY
  return Date.parse(usedAt ?? createdAt) + idleMinutes * minuteMs
}

/** Whether a use should be stored now: not on every call, but well before the session would end. */
export function isRecordDue({ usedAt }: Pick<Used, 'usedAt'>, idleMinutes: number, now: Date) {
  if (!usedAt) return true
  const oldest = idleMinutes === 0 ? recordMs : Math.min(recordMs, (idleMinutes * minuteMs) / 10)
  // The stored time is in the future if the clock was set back.
  return Math.abs(now.getTime() - Date.parse(usedAt)) >= oldest
}
