import type { Version } from '#catalogue/quotes/version.ts'

export type Change = (version: Version) => Version
export type DraftStore = ReturnType<typeof createDraftStore>

/** A version as it is being written; who shows a part of it is told when anything changes. */
export function createDraftStore(initial: Version) {
  let version = initial
  const listeners = new Set<() => void>()
  return {
    get: () => version,
    change(update: Change) {
      const changed = update(version)
      if (changed === version) return
      version = changed
      for (const tell of listeners) tell()
    },
    subscribe(tell: () => void) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  }
}
