const maxTimerMs = 2 ** 31 - 1

/** How soon a session is asked for again that the server could not be asked for, or still lets go on. */
const againMs = 10_000

interface Lock {
  /** Whether the session may go on, as far as is known. */
  isValid: () => Promise<boolean>
  lock: () => void
}

/** Locks after the session has ended for lack of use. Returns a function that stops waiting for that. */
export function lockWhenIdle(endsAt: number, { isValid, lock }: Lock) {
  let isOver = false
  let timer: ReturnType<typeof setTimeout>
  const wait = (leastMs: number) => {
    const leftMs = Math.max(leastMs, endsAt - Date.now() + 1000)
    timer = setTimeout(check, Math.min(maxTimerMs, leftMs))
  }
  async function check() {
    const mayGoOn = await isValid()
    if (isOver) return
    if (mayGoOn) wait(againMs)
    else lock()
  }
  wait(1000)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
