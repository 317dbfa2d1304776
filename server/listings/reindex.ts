import type { Database } from '../db/open.ts'
import type { Tx } from '../db/tables.ts'
import { toListing } from './find/rows.ts'
import { searchText } from './search-text.ts'

/** Makes what a search finds anew, for all listings that are not deleted. */
export async function reindexListings(tx: Tx, { index }: Pick<Database, 'index'>) {
  const rows = await tx.selectFrom('listings').selectAll().where('deletedAt', 'is', null).execute()
  for (const row of rows) await index(tx, row.id, searchText(row.kind, toListing(row.kind, row)))
}
