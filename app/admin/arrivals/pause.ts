const shortestMs = 1000
const longestMs = 60_000

/** How long to wait after so many failures in a row, by chance, so that not everybody comes back at once. */
export function pauseMs(failures: number, chance = Math.random()): number {
  const longest = Math.min(longestMs, shortestMs * 2 ** failures)
  return longest * (0.5 + chance / 2)
}

/** Waits; less where the network, or somebody who looks, comes back. */
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
