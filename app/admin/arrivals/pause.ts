const minMs = 1000
const maxMs = 60_000

/** The delay after a number of consecutive failures, randomised so that clients don't reconnect all at once. */
export function pauseMs(failures: number, chance = Math.random()): number {
  const limit = Math.min(maxMs, minMs * 2 ** failures)
  return limit * (0.5 + chance / 2)
}

/** Waits; shorter if the network comes back or the tab becomes visible. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = () => {
      over.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, ms)
    const until = { signal: over.signal }
    signal.addEventListener('abort', end, until)
    addEventListener('online', end, until)
    document.addEventListener('visibilitychange', () => document.hidden || end(), until)
  })
}
