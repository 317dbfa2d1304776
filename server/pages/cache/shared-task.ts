/** Work shared by several visitors. Its signal aborts when the last of them has left. */
export interface SharedTask<T> {
  /** A visitor without a signal never leaves. */
  join(visitor?: AbortSignal): Promise<T>
  signal: AbortSignal
}

export function shareTask<T>(start: (signal: AbortSignal) => Promise<T>): SharedTask<T> {
  const abandoned = new AbortController()
  let waiting = 0
  const result = start(abandoned.signal)
  result.catch(() => {})

  function leave() {
    waiting -= 1
    if (waiting === 0) abandoned.abort()
  }

  return {
    signal: abandoned.signal,
    join(visitor) {
      waiting += 1
      if (visitor?.aborted) leave()
      else visitor?.addEventListener('abort', leave, { once: true })
      return result
    },
  }
}
