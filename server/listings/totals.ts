import { LRUCache } from 'lru-cache'
import type { Database } from '../db/open.ts'

/** How many there are of something, counting only when that is not known. */
export type Totals = (what: unknown, count: () => Promise<number>) => Promise<number>

const remembered = 5000

/** Remembers totals until something changes. */
export function rememberTotals({ onChange }: Pick<Database, 'onChange'>): Totals {
  const known = new LRUCache<string, number>({ max: remembered })
  let changes = 0
  onChange(() => {
    changes += 1
    known.clear()
  })
  return async (what, count) => {
    const key = JSON.stringify(what)
    const total = known.get(key)
    if (total !== undefined) return total
    const asked = changes
    const counted = await count()
    if (asked === changes) known.set(key, counted)
    return counted
  }
}
