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

/** Runs once the next frame is painted. Returns a function that cancels it. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Subscribes a listener that runs once changes are painted, so that it does not delay input. */
export function subscribeAfterPaint(subscribe: (tell: () => void) => () => void, tell: () => void) {
  let cancel = () => {}
  const stop = subscribe(() => {
    cancel()
    cancel = afterPaint(tell)
  })
  return () => {
    stop()
    cancel()
  }
}
