import type { Changed } from './cache-tags.ts'

/** May return a promise, which the author of the change waits for. */
export type ChangeListener = (changed: Changed) => void | Promise<void>

/** A list of callbacks, called in order of registration. */
export function listeners() {
  const all: ChangeListener[] = []
  return {
    add: (listener: ChangeListener) => void all.push(listener),
    /** Resolves when all callbacks are done. */
    async call(changed: Changed) {
      await Promise.all(all.map((listener) => listener(changed)))
    },
  }
}
