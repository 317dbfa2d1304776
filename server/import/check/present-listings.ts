import { kindOf } from '#catalogue/kinds.ts'
import type { Database } from '../../db/database.ts'
import type { Listings } from '../../listings/listings.ts'
import { findKey, idInKey } from '../keys.ts'
import type { FileRecord } from '../sheets/record.ts'
import type { Present } from './check-records.ts'

/** Finds the listing that a record changes: by what the sender calls it, or by its number here. */
export function presentListings({ db }: Database, listings: Pick<Listings, 'find'>) {
  return async ({ kind, key }: FileRecord): Promise<Present | string | undefined> => {
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
}
