import { setImmediate as others } from 'node:timers/promises'
import { kindOf } from '#catalogue/kinds.ts'
import type { Database } from '../../db/database.ts'
import type { Queries } from '../../db/tables.ts'
import type { Listings } from '../../listings/listings.ts'
import { findKey, idInKey } from '../keys.ts'
import type { FileRecord } from '../sheets/record.ts'
import type { Present } from './present.ts'
import { presentOwner } from './present-owner.ts'
import type { StoredTitles } from './stored-titles.ts'

/** The listings that records change, by the sender's ID or by id; an error if it is wrong. */
export async function presentListings(
  { db }: Pick<Database, 'db'>,
  here: { listings: Pick<Listings, 'find'>; stored: StoredTitles },
  records: FileRecord[],
): Promise<Map<FileRecord, Present | string>> {
  const found = new Map<FileRecord, Present | string>()
  const owners = new Map<number, FileRecord>()
  for (const record of records) {
    const isOwner = record.partsOf !== undefined
    const present = isOwner
      ? await presentOwner(db, here, record)
      : await presentListing(db, here.listings, record)
    const first = isOwner && typeof present === 'object' && owners.get(present.listing.id)
    if (present) found.set(record, first ? namedTwice(first) : present)
    if (isOwner && typeof present === 'object') owners.set(present.listing.id, first || record)
    // Lets waiting requests run.
    if (isOwner || record.key !== '') await others()
  }
  return found
}

/** Named by title in one row and by ID in another, so that the second would undo the first. */
const namedTwice = ({ partsOf = '', at, kind }: FileRecord) =>
  `It is the ${kindOf(kind).noun} that ${at} calls “${partsOf}”. Call it so in every row.`

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
