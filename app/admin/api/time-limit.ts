/**
 * Aborts a request after a time, which can be set again meanwhile. AbortSignal.timeout cannot, so it
 * would also end a long answer that is arriving over a slow connection.
 */
export function timeLimit(ms: number | undefined) {
  const limit = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  function set(ms: number | undefined) {
    clearTimeout(timer)
    if (ms !== undefined) timer = setTimeout(() => limit.abort(), ms)
  }
  set(ms)
  return { signal: limit.signal, set, end: () => clearTimeout(timer) }
}
