import type { Status } from '#catalogue/kind.ts'
import type { KindName } from '#catalogue/kinds.ts'
import type { Database } from '../db/database.ts'

/** A listing and the author of the last change to it or one of its parts. */
export interface RecentlyChanged {
  id: number
  kind: KindName
  title: string
  status: Status
  price: number
  at: string
  author: string
  userId: number | null
}

/** The number of changes read, since one listing is usually saved several times in a row. */
const changesRead = 200

/** The most recently changed listings that are not deleted, latest first. */
export async function recentlyChanged(
  { db }: Database,
  atMost: number,
): Promise<RecentlyChanged[]> {
  const changes = await db
    .selectFrom('history')
    .innerJoin('listings', 'listings.id', 'history.listingId')
    .where('listings.deletedAt', 'is', null)
    .orderBy('history.id', 'desc')
    .limit(changesRead)
    .select(['listings.id', 'listings.kind', 'listings.title', 'status', 'price'])
    .select(['history.at', 'history.author', 'history.userId'])
    .execute()
  const last = new Map<number, RecentlyChanged>()
  for (const change of changes) if (!last.has(change.id)) last.set(change.id, change)
  return [...last.values()].slice(0, atMost)
}
