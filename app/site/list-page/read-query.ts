import { listingQuery, withoutBlanks } from '#catalogue/listings/listing-query.ts'
import type { Query } from './query-links.ts'

const names = ['q', 'category', 'destination', 'minPrice', 'maxPrice', 'sort', 'page'] as const

/** The query in a list's URL; invalid values are dropped. */
export function readQuery(search: URLSearchParams): Query {
  const sent = withoutBlanks(Object.fromEntries(search))
  const query: Query = {}
  for (const name of names) {
    const result = listingQuery.shape[name].safeParse(sent[name])
    if (result.success && result.data !== '') Object.assign(query, { [name]: result.data })
  }
  return query
}

/** Whether the URL has filters or another order. */
export const isNarrowed = (query: Query) =>
  Object.values(query).some((value) => value !== undefined)
