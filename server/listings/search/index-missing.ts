import { setImmediate as others } from 'node:timers/promises'
import type { Database } from '../../db/database.ts'
import { lockName } from '../../db/lock.ts'
import { listingColumns, toListing } from '../find/rows.ts'
import { indexEntry } from './search-terms.ts'

/** Listings indexed per transaction. */
const batch = 200

/** Indexes every listing missing from the search index, as after an update. Returns how many. */
export async function indexMissing({ db, index }: Pick<Database, 'db' | 'index'>): Promise<number> {
  let indexed = 0
  for (;;) {
    const count = await db.transaction().execute(async (tx) => {
      // Another process may have started at the same time.
      await lockName(tx, 'missing in the search index')
      const rows = await tx
        .selectFrom('listings')
        .select(listingColumns)
        .where('searchRow', 'is', null)
        .where('deletedAt', 'is', null)
        .orderBy('id')
        .limit(batch)
        .execute()
      for (const row of rows) {
        await index(tx, row.id, indexEntry(row.kind, toListing(row.kind, row)))
      }
      return rows.length
    })
    indexed += count
    if (count < batch) return indexed
    await others()
  }
}
