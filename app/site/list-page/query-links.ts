import type { ListingQuery, Sort } from '#catalogue/listing-query.ts'
import { rupees } from '#catalogue/money.ts'

/** What a visitor may ask of a list, as its address says it. */
export type Query = Pick<ListingQuery, 'q' | 'category' | 'minPrice' | 'maxPrice' | 'sort' | 'page'>

export interface Category {
  id: number
  name: string
}

/** What visitors sort by: where they see categories, each has a section of its own. */
export const sortLabels: Partial<Record<Sort, string>> = {
  price: 'Price, low to high',
  '-price': 'Price, high to low',
  title: 'Name, A to Z',
  '-title': 'Name, Z to A',
  newest: 'Newest first',
}

/** The list's address with some of the query changed; any change but the page's leads to page 1. */
export function queryLink(path: string, query: Query, change: Partial<Query>): string {
  const { page, ...rest } = { ...query, page: undefined, ...change }
  const parameters = { ...rest, page: page === 1 ? undefined : page }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

/** Whether the list is all there is of the kind, in its own order. */
export const isWhole = ({ path, query }: { path: string; query: Query }) =>
  queryLink(path, query, {}) === path

export interface Chip {
  label: string
  link: string
}

/** One chip for each condition that narrows the list; an order is none. */
export function chipsOf(path: string, query: Query, categories: Category[]): Chip[] {
  const { q, category, minPrice, maxPrice } = query
  const name = categories.find(({ id }) => id === category)?.name ?? `Category ${category}`
  const without = (...fields: (keyof Query)[]) =>
    queryLink(path, query, Object.fromEntries(fields.map((field) => [field, undefined])))
  const chips: (Chip | false)[] = [
    !!q && { label: `“${q}”`, link: without('q') },
    category !== undefined && { label: name, link: without('category') },
    minPrice !== undefined && { label: `From ${rupees(minPrice)}`, link: without('minPrice') },
    maxPrice !== undefined && { label: `Up to ${rupees(maxPrice)}`, link: without('maxPrice') },
  ]
  return chips.filter((chip) => chip !== false)
}
