/** Up to here two clocks differ by the way that an answer took. */
const sameMs = 2 * 60_000

/** How far the server's clock is ahead of this phone's, in ms; 0 where they agree. */
export function aheadBy(date: string | null, now: number): number {
  const ahead = Date.parse(date ?? '') - now
  return Math.abs(ahead) > sameMs ? ahead : 0
}

/** What the phone's clock says beyond doubt: the later of it and of it set right by the last answer. */
export function latestNow(now: number, ahead: number, savedAt: number): number {
  // Set back behind the moment at which the page was saved, it says nothing at all.
  if (now + Math.max(0, ahead) + sameMs < savedAt) return Number.POSITIVE_INFINITY
  return now + Math.max(0, ahead)
}
