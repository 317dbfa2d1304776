import { setImmediate as others } from 'node:timers/promises'
import { kindOf } from '#catalogue/kinds.ts'
import type { Database } from '../../db/database.ts'
import type { Queries } from '../../db/tables.ts'
import type { Listings } from '../../listings/listings.ts'
import { findKey, idInKey } from '../keys.ts'
import type { FileRecord } from '../sheets/record.ts'
import type { Present } from './check-records.ts'

/** The listings that records change: by what their sender calls them, or by their numbers here; a line where that is wrong. */
export async function presentListings(
  { db }: Pick<Database, 'db'>,
  listings: Pick<Listings, 'find'>,
  records: FileRecord[],
): Promise<Map<FileRecord, Present | string>> {
  const found = new Map<FileRecord, Present | string>()
  for (const record of records) {
    const present = await presentListing(db, listings, record)
    if (present) found.set(record, present)
    // Whoever waits for an answer comes between.
    if (record.key !== '') await others()
  }
  return found
}

async function presentListing(
  db: Queries,
  listings: Pick<Listings, 'find'>,
  { kind, key }: FileRecord,
): Promise<Present | string | undefined> {
  if (key === '') return undefined
  if (key.length > 200) return 'An ID may have 200 characters.'
  const number = idInKey(key)
  const known = await findKey(db, kind, key)
  const listing = await listings.find(kind, known?.listingId ?? number, { drafts: true })
  if (listing) return { listing, sources: known?.sources ?? {} }
  const { noun } = kindOf(kind)
  return number > 0
    ? `There is no ${noun} with the number ${number} here. Empty the cell to add it.`
    : undefined
}
