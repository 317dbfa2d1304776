import { itemList } from '../listing/json-ld.ts'
import { loadList } from '../listing/load-list.ts'
import { queryLink } from '../listing/query-links.ts'
import { CardRow } from '../sections/card-row.tsx'
import { CategoryLists } from '../sections/category-lists.tsx'
import { Failed } from '../sections/failed.tsx'
import { FilmHero } from '../sections/film-hero.tsx'
import { Filters } from '../sections/filters.tsx'
import { JsonLd } from '../sections/json-ld.tsx'
import { PageMeta } from '../sections/page-meta.tsx'
import { Results } from '../sections/results.tsx'
import { useSite } from '../site.ts'
import type { Route } from './+types/list.ts'

export const loader = (request: Route.LoaderArgs) => loadList('Adventure', request)

const description =
  'Rafting, paragliding, trekking, skiing and camping in Kashmir with licensed guides and their gear, each with its season, its limits and its price.'

export default function Adventures({ loaderData: list }: Route.ComponentProps) {
  const { publicUrl } = useSite()
  const { path, query, lists, results } = list
  const cards = results?.cards ?? lists?.flatMap((list) => list.cards) ?? []
  return (
    <>
      <PageMeta
        title="Adventure activities in Kashmir"
        description={description}
        path={queryLink(path, {}, { page: query.page })}
        hidden={results !== undefined}
      />
      <FilmHero
        film="adventure"
        title="Adventure Activities"
        lead="River, ridge and powder, with guides who grew up on them and turn back in time."
        compact={results !== undefined}
      />
      <Filters list={list} />
      {lists && <CategoryLists lists={lists} path={path} Cards={CardRow} />}
      {results && <Results list={list} results={results} />}
      {list.failed && <Failed what="the adventures" />}
      <JsonLd data={itemList(publicUrl, cards)} />
    </>
  )
}
