import { type AnyListing, type SoldKindName, soldKindNames } from '#catalogue/kinds.ts'
import { tagAnswer } from '../../db/cache-tags.ts'
import type { Queries } from '../../db/tables.ts'
import { readCards } from '../find/find-listings.ts'

interface NamingKind {
  kind: SoldKindName
  /** How many listings of the kind refer to the destination in all. */
  total: number
  /** The first of them. */
  items: AnyListing[]
}

/**
 * Published listings that refer to a destination: the kinds that have any, in their order, at most
 * `limit` of each.
 */
export async function findReferring(
  db: Queries,
  destinationId: number,
  limit: number,
): Promise<NamingKind[]> {
  tagAnswer(...soldKindNames)
  const rows = await referringTo(db, destinationId)
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  const found = await Promise.all(
    soldKindNames.map(async (kind): Promise<NamingKind> => {
      const ids = (byKind.get(kind) ?? []).map(({ id }) => id)
      return { kind, total: ids.length, items: await readCards(db, kind, ids.slice(0, limit)) }
    }),
  )
  return found.filter(({ total }) => total > 0)
}

const referringTo = (db: Queries, destinationId: number) =>
  db
    .selectFrom('destinationListings')
    .innerJoin('listings', 'listings.id', 'destinationListings.listingId')
    .where('destinationListings.destinationId', '=', destinationId)
    .where('listings.status', '=', 'published')
    .where('listings.deletedAt', 'is', null)
    .select(['listings.id', 'listings.kind'])
    .orderBy('listings.position')
    .orderBy('listings.id')
    .execute()
