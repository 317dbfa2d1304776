import { setImmediate as others } from 'node:timers/promises'
import { kindOf } from '#catalogue/kinds.ts'
import type { Database } from '../../db/database.ts'
import type { Queries } from '../../db/tables.ts'
import type { Listings } from '../../listings/listings.ts'
import { findKey, idInKey } from '../keys.ts'
import type { FileRecord } from '../sheets/record.ts'
import type { Existing } from './existing.ts'
import { existingOwner } from './existing-owner.ts'
import type { StoredTitles } from './stored-titles.ts'

/** The listings that records change, by the sender's ID or by id; an error if it is wrong. */
export async function existingListings(
  { db }: Pick<Database, 'db'>,
  here: { listings: Pick<Listings, 'find'>; stored: StoredTitles },
  records: FileRecord[],
): Promise<Map<FileRecord, Existing | string>> {
  const found = new Map<FileRecord, Existing | string>()
  const first = new Map<number, FileRecord>()
  for (const record of records) {
    const isOwner = record.partsOf !== undefined
    const present = isOwner
      ? await existingOwner(db, here, record)
      : await presentListing(db, here.listings, record)
    const id = typeof present === 'object' ? present.listing.id : 0
    const before = isOwner ? first.get(id) : undefined
    if (present) found.set(record, before ? namedTwice(before, record) : present)
    if (id > 0 && !first.has(id)) first.set(id, record)
    // Lets waiting requests run.
    if (isOwner || record.key !== '') await others()
  }
  return found
}

/** Named otherwise in another row, so that the second would undo the first. */
function namedTwice(before: FileRecord, { sheet }: FileRecord): string {
  const { kind, at, key, partsOf = key } = before
  const where = before.sheet === sheet ? at : `${at} of ${before.sheet}`
  return `It is the ${kindOf(kind).noun} that ${where} calls “${partsOf}”. Call it so in every row.`
}

async function presentListing(
  db: Queries,
  listings: Pick<Listings, 'find'>,
  { kind, key }: FileRecord,
): Promise<Existing | string | undefined> {
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
