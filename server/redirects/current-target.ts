import type { KindName } from '#catalogue/kinds.ts'
import { listingAt, listingPath } from '#catalogue/listings/listing-path.ts'
import type { Queries } from '../db/tables.ts'

/**
 * The target with the current slug of its listing, since an old slug would cause a second redirect.
 * Titles of hidden listings must not leak, so their targets stay as staff wrote them.
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

/** While the database is unavailable, rules are in memory but titles are not. */
async function titleOf(db: Queries, { kind, id }: { kind: KindName; id: number }) {
  const shown = db
    .selectFrom('listings')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
  return (await shown.select('title').executeTakeFirst())?.title
}
