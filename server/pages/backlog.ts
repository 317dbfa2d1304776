/** Does tasks that may as well be left undone one after the other; takes none when `max` wait. */
export function createBacklog(max: number) {
  const waiting: (() => Promise<void>)[] = []
  let running = false

  async function work() {
    running = true
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      await task().catch((error) => console.error('A task of the backlog failed', error))
    }
    running = false
  }

  return {
    /** Whether it was taken. */
    add(task: () => Promise<void>): boolean {
      if (waiting.length >= max) return false
      waiting.push(task)
      if (!running) void work()
      return true
    },
  }
}
