import { kindOf } from '#catalogue/kinds.ts'
import type { Queries } from '../../db/tables.ts'
import type { Listings } from '../../listings/listings.ts'
import { findKey, idInKey } from '../keys.ts'
import { suggestion } from '../sheets/nearest.ts'
import type { FileRecord } from '../sheets/record.ts'
import type { Existing } from './existing.ts'
import type { StoredTitles } from './stored-titles.ts'

interface Here {
  listings: Pick<Listings, 'find'>
  stored: StoredTitles
}

/**
 * The existing listing that a record's parts belong to, by the sender's ID, its id or its title;
 * else an error.
 */
export async function existingOwner(
  db: Queries,
  { listings, stored }: Here,
  record: FileRecord,
): Promise<Existing | string> {
  const { kind, partsOf = '' } = record
  const known = partsOf.length > 200 ? undefined : await findKey(db, kind, partsOf)
  const number = known?.listingId ?? idInKey(partsOf)
  const [id = 0, ...others] = number > 0 ? [number] : stored.idsOf(kind, partsOf)
  if (others.length > 0) {
    return `Several ${kindOf(kind).plural} are called so. Name the one by its ID.`
  }
  const listing = await listings.find(kind, id, { drafts: true })
  return listing ? { listing, sources: known?.sources ?? {} } : noOwner(record, stored)
}

/** Candidates for suggestions, limited, since thousands of them for thousands of rows take minutes. */
const maxCompared = 500

export function noOwner(
  { kind, partsOf = '', among = [] }: FileRecord,
  stored: StoredTitles,
): string {
  const names = [...among.slice(0, maxCompared), ...stored.of(kind).slice(0, maxCompared)]
  const where = among.length > 0 ? 'in the sheets or here' : 'here'
  return `There is no ${kindOf(kind).noun} of this name ${where}.${suggestion(partsOf, names)}`
}
