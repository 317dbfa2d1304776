/** Runs at most `limit` tasks at once; the rest wait their turn. */
export function permits(limit: number) {
  let free = limit
  const waiting: (() => void)[] = []
  return {
    async run<T>(task: () => Promise<T>): Promise<T> {
      if (free > 0) free--
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await task()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else free++
      }
    },
  }
}
