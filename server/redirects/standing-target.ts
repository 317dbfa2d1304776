import { listingAt, listingPath } from '#catalogue/listing-path.ts'
import type { Queries } from '../db/tables.ts'

/** A target that means a listing, by the name that this has now: the old name would be a second step. */
export async function standingTarget(db: Queries, target: string): Promise<string> {
  const [path = ''] = target.split(/[?#]/, 1)
  const listing = target.startsWith('/') ? listingAt(path) : undefined
  if (!listing) return target
  const title = await titleOf(db, listing.id).catch(() => undefined)
  return title === undefined
    ? target
    : listingPath({ ...listing, title }) + target.slice(path.length)
}

/** Rules are known while the database is away; titles are not. */
const titleOf = async (db: Queries, id: number) =>
  (await db.selectFrom('listings').select('title').where('id', '=', id).executeTakeFirst())?.title
