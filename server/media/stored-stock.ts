import { dayMs, minuteMs } from '#catalogue/dates/time.ts'
import type { Database } from '../db/database.ts'
import type { StockMedium } from './topics.ts'

/** How long a process has the exclusive right to fetch a topic. */
const leaseMs = 30 * minuteMs
/** A later time was set by a wrong clock or an exaggerating service, and is ignored. */
const maxAheadMs = 2 * dayMs

export interface Stored {
  media: StockMedium[]
  failures: number
}

/** The stored results of each topic, and when it is fetched again. */
export function storedStock({ db }: Pick<Database, 'db'>) {
  const rowOf = (topic: string) => db.updateTable('stockMedia').where('topic', '=', topic)

  /** Claims a topic that is due; returns its stored results to one process only. */
  async function claim(topic: string, now: Date): Promise<Stored | undefined> {
    const inMs = (ms: number) => new Date(now.getTime() + ms).toISOString()
    const row = await rowOf(topic)
      .set({ dueAt: inMs(leaseMs) })
      .where((e) => e('dueAt', '<=', inMs(0)).or('dueAt', '>', inMs(maxAheadMs)))
      .returning(['media', 'failures'])
      .executeTakeFirst()
    return row && { media: JSON.parse(row.media), failures: row.failures }
  }

  return {
    claim,
    /** Inserts a row for each new topic, due at once. */
    async add(topics: string[], now: Date) {
      const fresh = { media: '[]', dueAt: now.toISOString(), failures: 0 }
      if (topics.length === 0) return
      await db
        .insertInto('stockMedia')
        .values(topics.map((topic) => ({ topic, ...fresh })))
        .onConflict((conflict) => conflict.column('topic').doNothing())
        .execute()
    },
    async store(topic: string, media: StockMedium[], dueAt: Date) {
      const row = { media: JSON.stringify(media), dueAt: dueAt.toISOString(), failures: 0 }
      await rowOf(topic).set(row).execute()
    },
    async postpone(topic: string, dueAt: Date, failures: number) {
      await rowOf(topic).set({ dueAt: dueAt.toISOString(), failures }).execute()
    },
    /** By topic. */
    async read(): Promise<Map<string, StockMedium[]>> {
      const rows = await db.selectFrom('stockMedia').select(['topic', 'media']).execute()
      return new Map(rows.map(({ topic, media }) => [topic, JSON.parse(media)]))
    },
  }
}
