import type { Changed } from './cache-tags.ts'

/** May answer with a promise, which whoever made the change waits for. */
export type ChangeListener = (changed: Changed) => void | Promise<void>

/** A list of callbacks, called in the order they were added. */
export function listeners() {
  const all: ChangeListener[] = []
  return {
    add: (listener: ChangeListener) => void all.push(listener),
    /** Resolves when none of them has anything left to do. */
    async call(changed: Changed) {
      await Promise.all(all.map((listener) => listener(changed)))
    },
  }
}
