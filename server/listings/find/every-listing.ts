import type { KindName, Listing } from '#catalogue/kinds.ts'
import type { Queries } from '../../db/tables.ts'
import { readListings, staff } from './find-listings.ts'
import { selectListings } from './narrow.ts'

const batchSize = 500

/** All listings of a kind, including drafts, oldest first; each once, whatever changes meanwhile. */
export async function everyListing<K extends KindName>(db: Queries, kind: K) {
  const all: Listing<K>[] = []
  for (let after = 0; ; ) {
    const rows = await selectListings(db, kind, staff)
      .select('listings.id')
      .where('listings.id', '>', after)
      .orderBy('listings.id')
      .limit(batchSize)
      .execute()
    const ids = rows.map(({ id }) => id)
    all.push(...(await readListings(db, kind, ids)))
    if (ids.length < batchSize) return all
    after = ids.at(-1) ?? after
  }
}
