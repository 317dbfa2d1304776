/** Long enough for a glance at another app. */
const hiddenMs = 60_000

const isPhone = () => matchMedia('(hover: none) and (pointer: coarse)').matches

/** Runs while the user is present: on phones while the tab is visible, elsewhere also in hidden tabs. */
export function whilePresent(run: (signal: AbortSignal) => void): () => void {
  const over = new AbortController()
  let running: AbortController | undefined
  let timer: number | undefined

  function stop() {
    clearTimeout(timer)
    running?.abort()
    running = undefined
  }
  function update() {
    clearTimeout(timer)
    if (document.hidden && isPhone()) {
      timer = window.setTimeout(stop, hiddenMs)
    } else if (!running) {
      running = new AbortController()
      run(running.signal)
    }
  }
  const until = { signal: over.signal }
  document.addEventListener('visibilitychange', update, until)
  document.addEventListener('freeze', stop, until)
  document.addEventListener('resume', update, until)
  addEventListener('pagehide', stop, until)
  addEventListener('pageshow', update, until)
  update()
  return () => {
    over.abort()
    stop()
  }
}
