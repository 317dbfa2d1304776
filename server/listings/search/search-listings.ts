import { type AnyListing, type KindName, kindNames } from '#catalogue/kinds.ts'
import { searchWords } from '#catalogue/listings/listing-query.ts'
import { findCards, type Source } from '../find/find-listings.ts'
import { countEach } from './found-in-order.ts'
import { searchFor } from './search-terms.ts'

interface FoundKind {
  kind: KindName
  /** How many listings of the kind match in all. */
  total: number
  /** The first of them. */
  items: AnyListing[]
}

/** Published listings that match: the kinds that have any, in their order, at most `limit` of each. */
export async function searchListings(
  source: Source,
  text: string,
  limit: number,
): Promise<FoundKind[]> {
  const words = searchWords(text)
  if (words.length === 0) return []
  const query = { q: text, pageSize: limit }
  const sourceOf = countingTogether(source, words)
  const found = await Promise.all(
    kindNames.map(async (kind): Promise<FoundKind> => {
      const { items, total } = await findCards(sourceOf(kind), kind, query)
      return { kind, items, total }
    }),
  )
  return found.filter(({ total }) => total > 0)
}

/**
 * The source of each kind. All that are not cached are counted by one statement: ask it for all
 * kinds in the same turn, so that no change comes between.
 */
function countingTogether(source: Source, words: string[]) {
  const { db, found, totals = (_key, count) => count() } = source
  let counting: Promise<number[]> | undefined
  const count = () =>
    countEach(
      db,
      kindNames.map((kind) => found(searchFor(kind, ['published'], words))),
    )
  return (kind: KindName): Source => ({
    ...source,
    totals: (key) =>
      totals(key, async () => {
        counting ??= count()
        return (await counting)[kindNames.indexOf(kind)] ?? 0
      }),
  })
}
