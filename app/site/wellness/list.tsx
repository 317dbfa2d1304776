import { itemList } from '../listing/json-ld.ts'
import { loadList } from '../listing/load-list.ts'
import { queryLink } from '../listing/query-links.ts'
import { CategoryLists } from '../sections/category-lists.tsx'
import { Failed } from '../sections/failed.tsx'
import { FilmHero } from '../sections/film-hero.tsx'
import { Filters } from '../sections/filters.tsx'
import { JsonLd } from '../sections/json-ld.tsx'
import { PageMeta } from '../sections/page-meta.tsx'
import { Results } from '../sections/results.tsx'
import { useSite } from '../site.ts'
import type { Route } from './+types/list.ts'

const order = [3, 2, 4, 1]

export const loader = (request: Route.LoaderArgs) => loadList('Relaxation', request, { order })

const description =
  'Retreats, forest walks, yoga by the lake and hammam in Kashmir, with teachers and therapists named, and every price on the page.'

const words = {
  3: {
    empty: 'No wellness retreat packages available',
    failed: 'Failed to fetch data. Please try again later.',
  },
}

export default function Wellness({ loaderData: list }: Route.ComponentProps) {
  const { publicUrl } = useSite()
  const { path, query, lists, results } = list
  const cards = results?.cards ?? lists?.flatMap((list) => list.cards) ?? []
  return (
    <>
      <PageMeta
        title="Wellness and relaxation in Kashmir"
        description={description}
        path={queryLink(path, {}, { page: query.page })}
        hidden={results !== undefined}
      />
      <FilmHero
        film="wellness"
        title="Wellness & Relaxation"
        lead="Quiet water, old trees, warm stone. Nothing on these days has to be seen."
        compact={results !== undefined}
      />
      <Filters list={list} />
      {lists && <CategoryLists lists={lists} path={path} words={words} />}
      {results && <Results list={list} results={results} />}
      {list.failed && <Failed what="the wellness packages" />}
      <JsonLd data={itemList(publicUrl, cards)} />
    </>
  )
}
