export type Store<T> = ReturnType<typeof createStore<T>>

/** A value outside of React, with subscriptions to its changes. */
export function createStore<T>(initial: T) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    change(update: (value: T) => T) {
      const changed = update(value)
      if (changed === value) return
      value = changed
      for (const tell of listeners) tell()
    },
    subscribe(tell: () => void) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  }
}
