import type { Kind } from '#catalogue/kind.ts'
import { hasCategories } from '../form/listing-body.ts'
import type { View } from '../view.ts'

const orders = [
  { value: '', text: 'Site order' },
  { value: 'category', text: 'By category' },
  { value: 'newest', text: 'Newest first' },
  { value: 'title', text: 'A to Z' },
  { value: '-title', text: 'Z to A' },
  { value: 'price', text: 'Lowest price first' },
  { value: '-price', text: 'Highest price first' },
]

export const ordersOf = (kind: Kind) =>
  orders.filter(({ value }) => value !== 'category' || hasCategories(kind))

interface Filter {
  text: string
  /** The view without it. */
  without: Partial<View>
}

/** The active filters besides the search, and the order, each with the view without it. */
export function filtersIn({ status, category, isBare, sort }: View, kind: Kind): Filter[] {
  const order = orders.find(({ value }) => value === sort)
  return [
    ...(status ? [{ text: statusWords[status], without: { status: undefined } }] : []),
    ...(isBare ? [{ text: 'No images', without: { isBare: undefined } }] : []),
    ...(category
      ? [{ text: kind.categories[category] ?? 'Category', without: { category: undefined } }]
      : []),
    ...(order ? [{ text: order.text, without: { sort: undefined } }] : []),
  ]
}

const statusWords = { published: 'Published', draft: 'Drafts' }
