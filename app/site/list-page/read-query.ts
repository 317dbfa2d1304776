import { listingQuery, withoutBlanks } from '#catalogue/listing-query.ts'
import type { Query } from './query-links.ts'

const names = ['q', 'category', 'destination', 'minPrice', 'maxPrice', 'sort', 'page'] as const

/** The query of a list's address; what makes no sense in it is left out. */
export function readQuery(search: URLSearchParams): Query {
  const sent = withoutBlanks(Object.fromEntries(search))
  const query: Query = {}
  for (const name of names) {
    const result = listingQuery.shape[name].safeParse(sent[name])
    if (result.success && result.data !== '') Object.assign(query, { [name]: result.data })
  }
  return query
}

/** Whether the address asks for a part of the list, or for it in another order. */
export const isNarrowed = (query: Query) =>
  Object.values(query).some((value) => value !== undefined)
