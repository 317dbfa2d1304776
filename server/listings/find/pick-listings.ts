import type { AnyListing } from '#catalogue/kinds.ts'
import { tagAnswer } from '../../db/cache-tags.ts'
import type { Queries } from '../../db/tables.ts'
import { readListings } from './find-listings.ts'

/** The published listings of any kind with these ids, in the given order. */
export async function pickListings(db: Queries, ids: number[]): Promise<AnyListing[]> {
  if (ids.length === 0) return []
  tagAnswer(...ids.map((id) => `listing ${id}` as const))
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'kind'])
    .where('id', 'in', ids)
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .execute()
  const kinds = Map.groupBy(rows, ({ kind }) => kind)
  const found = await Promise.all(
    [...kinds].map(
      ([kind, rows]): Promise<AnyListing[]> =>
        readListings(
          db,
          kind,
          rows.map(({ id }) => id),
        ),
    ),
  )
  const byId = new Map(found.flat().map((listing) => [listing.id, listing]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
