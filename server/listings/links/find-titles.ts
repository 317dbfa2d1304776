import type { KindName } from '#catalogue/kinds.ts'
import { tagAnswer } from '../../db/cache-tags.ts'
import type { Queries } from '../../db/tables.ts'

interface TitledListing {
  id: number
  kind: KindName
  title: string
}

/** The published ones among the listings, in the given order. */
export async function findTitles(db: Queries, ids: readonly number[]): Promise<TitledListing[]> {
  if (ids.length === 0) return []
  tagAnswer(...ids.map((id) => `listing ${id}` as const))
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'kind', 'title'])
    .where('id', 'in', ids)
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}
