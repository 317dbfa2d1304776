import type { KindName } from '#catalogue/kinds.ts'
import { listingAt, listingPath } from '#catalogue/listings/listing-path.ts'
import type { Queries } from '../db/tables.ts'

/**
 * A target that means a listing, by the name that this has now: the old name would be a second step. What a
 * listing is called that visitors do not see is told to nobody: its target stays as staff wrote it.
 */
export async function currentTarget(db: Queries, target: string): Promise<string> {
  const [path = ''] = target.split(/[?#]/, 1)
  const listing = target.startsWith('/') ? listingAt(path) : undefined
  if (!listing) return target
  const title = await titleOf(db, listing).catch(() => undefined)
  return title === undefined
    ? target
    : listingPath({ ...listing, title }) + target.slice(path.length)
}

/** Rules are known while the database is away; titles are not. */
async function titleOf(db: Queries, { kind, id }: { kind: KindName; id: number }) {
  const shown = db
    .selectFrom('listings')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
  return (await shown.select('title').executeTakeFirst())?.title
}
