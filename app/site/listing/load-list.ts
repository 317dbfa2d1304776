import { data, type RouterContextProvider } from 'react-router'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import { defaultPageSize } from '#catalogue/listing-query.ts'
import { domainContext } from '../../domain.ts'
import { attempt } from './attempt.ts'
import { type CardData, toCard } from './card-data.ts'
import type { Category, Query } from './query-links.ts'
import { isNarrowed, readQuery } from './read-query.ts'

/** Listings of one category that its list shows before 'See all'. */
const listLength = 12

export interface CategoryList extends Category {
  cards: CardData[]
  total: number
}

export interface Results {
  cards: CardData[]
  total: number
  page: number
  pages: number
}

export interface ListData {
  path: string
  plural: string
  query: Query
  categories: Category[]
  /** One list for each category, while nothing narrows them. */
  lists?: CategoryList[]
  results?: Results
  /** Neither could be read. */
  failed: boolean
}

interface Request {
  context: Readonly<RouterContextProvider>
  url: URL
}

interface Options {
  /** Ids of the categories in the order to show; by default that of their ids. */
  order?: number[]
}

/** What the page of a kind shows at an address. */
export async function loadList(name: KindName, { context, url }: Request, { order }: Options = {}) {
  const { listings } = context.get(domainContext)
  const { listPath, plural, categories: names } = kindOf(name)
  const ids = order ?? Object.keys(names).map(Number)
  const categories = ids.map((id) => ({ id, name: names[id] ?? '' }))
  const query = readQuery(url.searchParams)

  const page = async (conditions: Query & { pageSize: number }) => {
    const found = await listings.page(name, conditions, { drafts: false })
    return { cards: found.items.map(toCard), total: found.total }
  }
  const list = async (category: Category): Promise<CategoryList> => ({
    ...category,
    ...(await page({ category: category.id, pageSize: listLength })),
  })
  const results = async (): Promise<Results> => {
    const found = await page({ ...query, pageSize: defaultPageSize })
    const pages = Math.max(1, Math.ceil(found.total / defaultPageSize))
    return { ...found, page: query.page ?? 1, pages }
  }

  const isList = categories.length > 0 && !isNarrowed(query)
  const shown = await attempt(`the ${plural}`, async () =>
    isList ? { lists: await Promise.all(categories.map(list)) } : { results: await results() },
  )
  const loaded: ListData = { path: listPath, plural, query, categories, failed: !shown, ...shown }
  return data(loaded, { status: shown ? 200 : 503 })
}
