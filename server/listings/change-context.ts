import type { HistoryAction } from '#catalogue/history.ts'
import type { AnyListing, KindName, Listing } from '#catalogue/kinds.ts'
import type { Commit } from '../db/commit.ts'
import type { Database } from '../db/database.ts'
import type { Tx } from '../db/tables.ts'
import type { Author, History } from '../history/history.ts'
import { findListing, staff } from './find/find-listings.ts'
import { indexEntry } from './search/search-terms.ts'
import { listingSnapshot } from './snapshot.ts'

/** The dependencies of changes to the catalogue. */
export interface ChangeContext extends Pick<Database, 'index'>, Pick<History, 'record'> {
  commit: Commit
}

/** Reads the listing and updates its entry in the search index. */
export async function reindexed<K extends KindName>(
  { index }: Pick<ChangeContext, 'index'>,
  tx: Tx,
  kind: K,
  id: number,
): Promise<Listing<K>> {
  const listing = await findListing(tx, kind, id, staff)
  if (!listing) throw new Error(`${kind} ${id} vanished inside its own transaction`)
  await index(tx, id, indexEntry(kind, listing))
  return listing
}

interface ListingRecord {
  action: HistoryAction
  before?: AnyListing
  after?: AnyListing
  by?: Author
}

/** Records a change of a listing in the history. */
export async function recordListing(
  { record }: Pick<ChangeContext, 'record'>,
  tx: Tx,
  { action, before, after, by }: ListingRecord,
) {
  const listing = after ?? before
  if (!listing) return
  const { kind, id, title } = listing
  const isNew = action !== 'restore' && after?.version !== before?.version
  await record(tx, {
    ...{ by, action, kind, title, listingId: id },
    version: isNew ? after?.version : undefined,
    before: before && listingSnapshot(before),
    after: after && listingSnapshot(after),
  })
}
