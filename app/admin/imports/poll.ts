/**
 * Asks, and again some time after each answer, so that a slow connection has one question at a time.
 * Returns a function that ends it.
 */
export function poll(everyMs: number, ask: () => Promise<unknown>) {
  let isOver = false
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(() => void ask().finally(() => isOver || wait()), everyMs)
  }
  wait()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
