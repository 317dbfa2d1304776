import { type AnyListing, type KindName, kindNames } from '#catalogue/kinds.ts'
import { searchWords } from '#catalogue/listings/listing-query.ts'
import { findCards, type Source } from '../find/find-listings.ts'

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
  if (searchWords(text).length === 0) return []
  const query = { q: text, pageSize: limit }
  const found = await Promise.all(
    kindNames.map(async (kind): Promise<FoundKind> => {
      const { items, total } = await findCards(source, kind, query)
      return { kind, items, total }
    }),
  )
  return found.filter(({ total }) => total > 0)
}
