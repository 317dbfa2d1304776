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

export const loader = (request: Route.LoaderArgs) => loadList('EventManagement', request)

const description =
  'Conferences, company offsites, weddings by the lake and theme parties in Kashmir, planned and run by one team in Srinagar.'

const keywords =
  'event management Kashmir, corporate events Srinagar, destination wedding Kashmir, conference Srinagar, theme party Kashmir'

export default function EventManagement({ loaderData: list }: Route.ComponentProps) {
  const { publicUrl } = useSite()
  const { path, query, lists, results } = list
  const cards = results?.cards ?? lists?.flatMap((list) => list.cards) ?? []
  return (
    <>
      <PageMeta
        title="Event management in Kashmir"
        description={description}
        keywords={keywords}
        path={queryLink(path, {}, { page: query.page })}
        hidden={results !== undefined}
      />
      <FilmHero
        film="event"
        title="Event Management"
        lead="Weddings, conferences and parties: one team from the first drawing to the last chair."
        tall
        compact={results !== undefined}
      />
      <Filters list={list} />
      {lists && <CategoryLists lists={lists} path={path} />}
      {results && <Results list={list} results={results} />}
      {list.failed && <Failed what="the events" />}
      <JsonLd data={itemList(publicUrl, cards)} />
    </>
  )
}
