/** Input must not wait long in a busy browser. */
const maxDelayMs = 400

/** Runs when the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(work, { timeout: maxDelayMs })
  return () => cancelIdleCallback(asked)
}

/** The same after a pause. */
export function afterPause(ms: number, work: () => void): () => void {
  let callOff = () => clearTimeout(timer)
  const timer = setTimeout(() => {
    callOff = whenIdle(work)
  }, ms)
  return () => callOff()
}
