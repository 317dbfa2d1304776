/** Runs optional tasks one at a time; refuses more when `max` are waiting. */
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
    /** Whether the task was accepted. */
    add(task: () => Promise<void>): boolean {
      if (waiting.length >= max) return false
      waiting.push(task)
      if (!running) void work()
      return true
    },
  }
}
