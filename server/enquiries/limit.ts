import { LRUCache } from 'lru-cache'

export interface Limit {
  max: number
  windowMs: number
}

const mostSenders = 10_000

/** Counts by key how much came within the window; in memory, each server for itself. */
export function createLimit({ max, windowMs }: Limit) {
  const times = new LRUCache<string, number[]>({ max: mostSenders })

  /** Counts one, or answers in how many seconds there is room again. */
  function take(key: string): number {
    const now = Date.now()
    const recent = (times.get(key) ?? []).filter((time) => time > now - windowMs)
    if (recent.length < max) {
      times.set(key, [...recent, now])
      return 0
    }
    return Math.max(1, Math.ceil(((recent[0] ?? now) + windowMs - now) / 1000))
  }

  return { take }
}
