import { minuteMs } from '#catalogue/time.ts'

/** How old the note of a session's last use may become before it is written anew. */
const noteMs = 5 * minuteMs

interface Used {
  createdAt: string
  usedAt: string | null
}

/** When a session ends by itself if it is not used until then, in milliseconds; never with 0 minutes. */
export function idleEnd({ createdAt, usedAt }: Used, idleMinutes: number): number {
  if (idleMinutes === 0) return Number.POSITIVE_INFINITY
  return Date.parse(usedAt ?? createdAt) + idleMinutes * minuteMs
}

/** Whether a use now is worth a note: not at each call, but well before the session would end. */
export function isNoteDue({ usedAt }: Pick<Used, 'usedAt'>, idleMinutes: number, now: Date) {
  if (!usedAt) return true
  const oldest = idleMinutes === 0 ? noteMs : Math.min(noteMs, (idleMinutes * minuteMs) / 10)
  // A clock that was put back leaves a note from the future.
  return Math.abs(now.getTime() - Date.parse(usedAt)) >= oldest
}
