import { data, redirect } from 'react-router'
import type { PageShare } from '#catalogue/kind.ts'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import { defaultPageSize } from '#catalogue/listings/listing-query.ts'
import type { FilmName } from '#server/media/topics.ts'
import { domainContext, type PageRequest } from '../../domain.ts'
import { type CardData, toCard } from '../card/card-data.ts'
import { type ShownFilm, stockFilm } from '../media/stock-media.ts'
import { attempt } from '../sections/attempt.ts'
import { type Chip, chipsOf } from './chips.ts'
import { type Category, type Query, queryLink } from './query-links.ts'
import { isNarrowed, readQuery } from './read-query.ts'

/** Listings per category shown before 'See all'. */
const listLength = 12

export interface CategoryList extends Category {
  cards: CardData[]
  total: number
  failed: boolean
}

export interface Results {
  cards: CardData[]
  /** The active filters, each with the URL without it. */
  chips: Chip[]
  total: number
  page: number
  pages: number
}

export interface ListData {
  path: string
  plural: string
  share: PageShare
  query: Query
  categories: Category[]
  /** A list per category, if there are no filters. */
  lists?: CategoryList[]
  results?: Results
  failed: boolean
  /** Behind the title, instead of the bundled film. */
  film?: ShownFilm
}

interface Options {
  /** Ids of the categories in the order to show; by default sorted by id. */
  order?: number[]
  /** One list of all, despite categories. */
  flat?: boolean
  film?: FilmName
}

export async function loadList(
  name: KindName,
  { context, url }: PageRequest,
  { order, flat = false, film }: Options = {},
) {
  const { listings } = context.get(domainContext)
  const { listPath, plural, categories: names, site } = kindOf(name)
  const ids = order ?? Object.keys(names).map(Number)
  const categories = ids.map((id) => ({ id, name: names[id] ?? '' }))
  const query = readQuery(url.searchParams)

  const page = async (conditions: Query & { pageSize: number }) => {
    const found = await listings.cards(name, conditions)
    return { cards: found.items.map(toCard), total: found.total }
  }
  const list = async (category: Category): Promise<CategoryList> => {
    const found = await attempt(category.name, () =>
      page({ category: category.id, pageSize: listLength }),
    )
    return { ...category, cards: [], total: 0, ...found, failed: !found }
  }
  const results = async (): Promise<Results> => {
    const found = await page({ ...query, pageSize: defaultPageSize })
    const pages = Math.max(1, Math.ceil(found.total / defaultPageSize))
    const [place] = query.destination ? await listings.titled([query.destination]) : []
    const chips = chipsOf(listPath, query, { categories, place: place?.title })
    return { ...found, chips, page: query.page ?? 1, pages }
  }

  const isList = !flat && categories.length > 0 && !isNarrowed(query)
  const loaded: ListData = {
    ...{ path: listPath, plural, share: site.share, query, categories },
    failed: false,
  }
  if (isList) loaded.lists = await Promise.all(categories.map(list))
  else loaded.results = await attempt(`the ${plural}`, results)
  const { pages = 0 } = loaded.results ?? {}
  // Bookmarked when the list was longer.
  if (pages && (query.page ?? 1) > pages)
    throw redirect(queryLink(listPath, query, { page: pages }))
  loaded.failed = !isList && !loaded.results
  if (film && isList) loaded.film = await stockFilm(context, film)
  const complete = !loaded.failed && !loaded.lists?.some(({ failed }) => failed)
  return data(loaded, { status: complete ? 200 : 503 })
}
