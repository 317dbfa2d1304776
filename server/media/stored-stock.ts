import { dayMs, minuteMs } from '#catalogue/time.ts'
import type { Database } from '../db/database.ts'
import type { StockMedium } from './topics.ts'

/** While a process asks for a topic, no other does. */
const leaseMs = 30 * minuteMs
/** What is due further ahead was put off by a clock that ran ahead, or by a service that exaggerates. */
const farthestMs = 2 * dayMs

export interface Stored {
  media: StockMedium[]
  failures: number
}

/** What is stored of each topic, and when its service is asked again. */
export function storedStock({ db }: Pick<Database, 'db'>) {
  const rowOf = (topic: string) => db.updateTable('stockMedia').where('topic', '=', topic)

  /** What is stored of a topic that is due, for the one process that asks now. */
  async function claim(topic: string, now: Date): Promise<Stored | undefined> {
    const inMs = (ms: number) => new Date(now.getTime() + ms).toISOString()
    const row = await rowOf(topic)
      .set({ dueAt: inMs(leaseMs) })
      .where((e) => e('dueAt', '<=', inMs(0)).or('dueAt', '>', inMs(farthestMs)))
      .returning(['media', 'failures'])
      .executeTakeFirst()
    return row && { media: JSON.parse(row.media), failures: row.failures }
  }

  return {
    claim,
    /** Makes a row for each topic that has none, due at once. */
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
