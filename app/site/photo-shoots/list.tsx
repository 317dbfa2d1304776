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
import { useNoRightClick } from './use-no-right-click.ts'

export const loader = (request: Route.LoaderArgs) => loadList('Shoot', request)

const description =
  'Couple portraits, pre-wedding days, weddings and films in Kashmir, by photographers from Srinagar who know where the light falls and when.'

export default function PhotoShoots({ loaderData: list }: Route.ComponentProps) {
  const { publicUrl } = useSite()
  const { path, query, lists, results } = list
  const cards = results?.cards ?? lists?.flatMap((list) => list.cards) ?? []
  return (
    <div ref={useNoRightClick()}>
      <PageMeta
        title="Photography and videography in Kashmir"
        description={description}
        path={queryLink(path, {}, { page: query.page })}
        hidden={results !== undefined}
      />
      <FilmHero
        film="photography"
        title="Photography Shoots"
        lead="Portraits, weddings and films, made at the hour when the lake does half the work."
        compact={results !== undefined}
      />
      <Filters list={list} />
      {lists && <CategoryLists lists={lists} path={path} />}
      {results && <Results list={list} results={results} />}
      {list.failed && <Failed what="the shoots" />}
      <JsonLd data={itemList(publicUrl, cards)} />
    </div>
  )
}
