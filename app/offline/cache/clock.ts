/** Clock differences up to this are explained by network latency. */
const sameMs = 2 * 60_000

/** How far the server's clock is ahead of this phone's, in ms; 0 if they agree. */
export function aheadBy(date: string | null, now: number): number {
  const ahead = Date.parse(date ?? '') - now
  return Math.abs(ahead) > sameMs ? ahead : 0
}

/** The later of the phone's clock and of that clock corrected by the last answer. */
export function latestNow(now: number, ahead: number, savedAt: number): number {
  // A clock behind the time when the page was saved cannot be trusted.
  if (now + Math.max(0, ahead) + sameMs < savedAt) return Number.POSITIVE_INFINITY
  return now + Math.max(0, ahead)
}
