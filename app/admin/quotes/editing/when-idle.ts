/** However busy the browser is: what was typed must not wait for long. */
const longestMs = 400

/** Works once the browser has nothing else to do; what it answers calls it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(work, { timeout: longestMs })
  return () => cancelIdleCallback(asked)
}

/** The same once some time has passed. */
export function afterPause(ms: number, work: () => void): () => void {
  let callOff = () => clearTimeout(timer)
  const timer = setTimeout(() => {
    callOff = whenIdle(work)
  }, ms)
  return () => callOff()
}
