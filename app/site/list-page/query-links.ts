import type { ListingQuery, Sort } from '#catalogue/listings/listing-query.ts'

/** A visitor's query of a list, as in its URL. */
export type Query = Pick<
  ListingQuery,
  'q' | 'category' | 'destination' | 'minPrice' | 'maxPrice' | 'sort' | 'page'
>

export interface Category {
  id: number
  name: string
}

/** The orders for visitors; categories are sections instead. */
export const sortLabels: Partial<Record<Sort, string>> = {
  price: 'Price, low to high',
  '-price': 'Price, high to low',
  title: 'Name, A to Z',
  '-title': 'Name, Z to A',
  newest: 'Newest first',
}

/** The list's URL with changed parameters; any change but the page's returns to page 1. */
export function queryLink(path: string, query: Query, change: Partial<Query>): string {
  const { page, ...rest } = { ...query, page: undefined, ...change }
  const parameters = { ...rest, page: page === 1 ? undefined : page }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

/** Whether the list is complete and in its own order. */
export const isUnfiltered = ({ path, query }: { path: string; query: Query }) =>
  queryLink(path, query, {}) === path
