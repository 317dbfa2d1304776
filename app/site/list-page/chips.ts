import { rupees } from '#catalogue/prices/money.ts'
import { type Category, type Query, queryLink } from './query-links.ts'

export interface Chip {
  label: string
  link: string
}

interface Known {
  categories: Category[]
  /** The title of the destination in the query, if it is public. */
  place?: string
}

/** A chip for each filter of the list, but none for the order. */
export function chipsOf(path: string, query: Query, { categories, place }: Known): Chip[] {
  const { q, category, destination, minPrice, maxPrice } = query
  const name = categories.find(({ id }) => id === category)?.name ?? `Category ${category}`
  const without = (...fields: (keyof Query)[]) =>
    queryLink(path, query, Object.fromEntries(fields.map((field) => [field, undefined])))
  const chips: (Chip | false)[] = [
    !!q && { label: `“${q}”`, link: without('q') },
    category !== undefined && { label: name, link: without('category') },
    destination !== undefined && {
      label: place ?? `Destination ${destination}`,
      link: without('destination'),
    },
    minPrice !== undefined && { label: `From ${rupees(minPrice)}`, link: without('minPrice') },
    maxPrice !== undefined && { label: `Up to ${rupees(maxPrice)}`, link: without('maxPrice') },
  ]
  return chips.filter((chip) => chip !== false)
}
