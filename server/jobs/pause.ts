import { hourMs, minuteMs } from '#catalogue/dates/time.ts'
/** After this many attempts, over three days, a job is given up and shown to staff. */
export const maxAttempts = 20

const maxPauseMs = 6 * hourMs

/** Milliseconds until the next attempt: from one minute, doubling up to six hours, ±20 %. */
export function pauseAfter(attempt: number): number {
  const plain = Math.min(maxPauseMs, minuteMs * 2 ** (attempt - 1))
  return plain * (0.8 + Math.random() * 0.4)
}
