import { readAsked } from '#catalogue/redirect.ts'
import type { Queries } from '../db/tables.ts'
import { isWorthNoting } from './missed.ts'

/** Maximum addresses counted in memory at once; more are ignored. */
const maxPaths = 300
/** Maximum stored addresses. */
const maxMissed = 500

/** Counts in memory, so that no request waits for a write; `flush` stores the counts. */
export function createTallies(db: Queries) {
  let hits = new Map<number, number>()
  let missed = new Map<string, number>()

  async function flush(): Promise<void> {
    const now = new Date()
    const [led, asked] = [hits, missed]
    hits = new Map()
    missed = new Map()
    try {
      for (const [id, count] of led) await addHits(db, id, count, now)
      for (const [path, count] of asked) await addMissed(db, path, count, now)
      if (asked.size > 0) await dropRarest(db)
    } catch (error) {
      console.error('What was asked for could not be counted:', error)
    }
  }

  return {
    hit: (id: number) => void hits.set(id, (hits.get(id) ?? 0) + 1),
    miss(address: string) {
      const { path } = readAsked(address)
      if (!isWorthNoting(path) || (missed.size >= maxPaths && !missed.has(path))) return
      missed.set(path, (missed.get(path) ?? 0) + 1)
    },
    flush,
    /** Addresses counted but not yet stored. */
    waiting: () => missed.size,
  }
}

const addHits = (db: Queries, id: number, count: number, now: Date) =>
  db
    .updateTable('redirects')
    .set((e) => ({ hits: e('hits', '+', count), hitAt: now.toISOString() }))
    .where('id', '=', id)
    .execute()

const addMissed = (db: Queries, path: string, count: number, now: Date) =>
  db
    .insertInto('missedAddresses')
    .values({ path, count, askedAt: now.toISOString() })
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet((e) => ({
        count: e('missedAddresses.count', '+', count),
        askedAt: e.ref('excluded.askedAt'),
      })),
    )
    .execute()

const dropRarest = (db: Queries) =>
  db
    .deleteFrom('missedAddresses')
    .where('path', 'not in', (e) =>
      e
        .selectFrom('missedAddresses')
        .select('path')
        .orderBy('count', 'desc')
        .orderBy('askedAt', 'desc')
        .limit(maxMissed),
    )
    .execute()
