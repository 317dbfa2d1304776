import type { Database } from '../../db/database.ts'
import type { Search } from '../../db/search-index.ts'
import { countFound, foundInOrder } from './found-in-order.ts'

/** With more matches than this, those in the title no longer come first, since that would take too long. */
export const maxRanked = 10_000

interface Page {
  offset: number
  limit: number
  /** How many match in all. */
  total: number
}

/** The ids of a page of matches: first those with every word in the title. */
export async function searchInOrder(
  { db, found }: Pick<Database, 'db' | 'found'>,
  search: Search,
  { offset, limit, total }: Page,
): Promise<number[]> {
  if (total === 0) return []
  if (total > maxRanked) return foundInOrder(db, found(search), { offset, limit })
  const inTitle = found({ ...search, where: 'title' })
  const first = await foundInOrder(db, inTitle, { offset, limit })
  if (first.length === limit) return first
  const titles = offset === 0 ? first.length : await countFound(db, inTitle)
  const others = found({ ...search, where: 'elsewhere' })
  const rest = { offset: Math.max(0, offset - titles), limit: limit - first.length }
  return [...first, ...(await foundInOrder(db, others, rest))]
}
