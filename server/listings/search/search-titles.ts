import { type Status, statuses } from '#catalogue/kind.ts'
import { type KindName, kindNames } from '#catalogue/kinds.ts'
import { searchWords } from '#catalogue/listings/listing-query.ts'
import type { Database } from '../../db/database.ts'
import type { Queries } from '../../db/tables.ts'
import { searchInOrder } from './search-order.ts'
import { searchFor } from './search-terms.ts'

interface FoundTitle {
  id: number
  kind: KindName
  title: string
  status: Status
}

/**
 * Listings of all kinds, including drafts, with words that begin with each searched word; matches
 * in the title first.
 */
export async function searchTitles(
  { db, found }: Pick<Database, 'db' | 'found'>,
  text: string,
  limit: number,
): Promise<FoundTitle[]> {
  const words = searchWords(text)
  if (words.length === 0) return []
  const page = { offset: 0, limit, total: limit }
  const ids = await Promise.all(
    kindNames.map((kind) => searchInOrder({ db, found }, searchFor(kind, statuses, words), page)),
  )
  const rows = await selectTitles(db, ids.flat()).orderBy('titleKey').orderBy('id').execute()
  const named = ({ title }: FoundTitle) => {
    const own = searchWords(title)
    return words.every((word) => own.some((each) => each.startsWith(word)))
  }
  return [...rows.filter(named), ...rows.filter((row) => !named(row))].slice(0, limit)
}

const selectTitles = (db: Queries, ids: readonly number[]) =>
  db
    .selectFrom('listings')
    .select(['id', 'kind', 'title', 'status'])
    .where('id', 'in', [0, ...ids])
    .where('deletedAt', 'is', null)

/** Those not deleted, including drafts, in the given order. */
export async function titlesOf(db: Queries, ids: readonly number[]): Promise<FoundTitle[]> {
  const rows = await selectTitles(db, ids).execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}
