import { data, redirect } from 'react-router'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import { defaultPageSize } from '#catalogue/listings/listing-query.ts'
import type { FilmName } from '#server/media/topics.ts'
import { domainContext, type PageRequest } from '../../domain.ts'
import { toCard } from '../card/card-data.ts'
import { stockFilm } from '../media/stock-media.ts'
import { attempt } from '../sections/attempt.ts'
import { chipsOf } from './chips.ts'
import { type Category, type Query, queryLink } from './query-links.ts'
import { isNarrowed, readQuery } from './read-query.ts'

/** Listings per category shown before 'See all'. */
const listLength = 12

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
  const list = async (category: Category) => {
    const found = await attempt(category.name, () =>
      page({ category: category.id, pageSize: listLength }),
    )
    return { ...category, cards: [], total: 0, ...found, failed: !found }
  }
  const result = async () => {
    const found = await page({ ...query, pageSize: defaultPageSize })
    const pages = Math.max(1, Math.ceil(found.total / defaultPageSize))
    const [place] = query.destination ? await listings.titled([query.destination]) : []
    /** The active filters, each with the URL without it. */
    const chips = chipsOf(listPath, query, { categories, place: place?.title })
    return { ...found, chips, page: query.page ?? 1, pages }
  }

  const isList = !flat && categories.length > 0 && !isNarrowed(query)
  const lists = isList ? await Promise.all(categories.map(list)) : undefined
  const results = isList ? undefined : await attempt(`the ${plural}`, result)
  const { pages = 0 } = results ?? {}
  // Bookmarked when the list was longer.
  if (pages && (query.page ?? 1) > pages)
    throw redirect(queryLink(listPath, query, { page: pages }))
  const stock = film && isList ? await stockFilm(context, film) : undefined
  const failed = !isList && !results
  const isComplete = !failed && !lists?.some((each) => each.failed)
  const loaded = {
    ...{ path: listPath, plural, share: site.share, query, categories, failed },
    /** A list per category, if there are no filters. */
    ...(lists && { lists }),
    ...(results && { results }),
    /** Behind the title, instead of the bundled film. */
    ...(stock && { film: stock }),
  }
  return data(loaded, { status: isComplete ? 200 : 503 })
}

export type ListData = Awaited<ReturnType<typeof loadList>>['data']
