import { itemList } from '../listing/json-ld.ts'
import { listMeta } from '../listing/list-meta.ts'
import { loadList } from '../listing/load-list.ts'
import { CategoryLists } from '../sections/category-lists.tsx'
import { Failed } from '../sections/failed.tsx'
import { FilmHero } from '../sections/film-hero.tsx'
import { Filters } from '../sections/filters.tsx'
import { JsonLd } from '../sections/json-ld.tsx'
import { PageMeta } from '../sections/page-meta.tsx'
import { Results } from '../sections/results.tsx'
import { useSite } from '../site.ts'
import type { Route } from './+types/list.ts'

export const loader = (request: Route.LoaderArgs) =>
  loadList('TravelPackage', request, { film: 'travel-packages' })

const description =
  'Packages through Srinagar, Gulmarg, Pahalgam, Sonamarg and Gurez with stay, car and a plan for every day, made by a travel agency in Srinagar.'

export default function TravelPackages({ loaderData: list }: Route.ComponentProps) {
  const { publicUrl } = useSite()
  const { path, lists, results } = list
  const cards = results?.cards ?? lists?.flatMap((list) => list.cards) ?? []
  return (
    <>
      <PageMeta {...listMeta(list, { title: 'Kashmir travel packages', description })} />
      <FilmHero
        film="travel-packages"
        stock={list.film}
        title="Travel Packages"
        lead="Days planned in Srinagar, by people who know the road: stays, car and itinerary included."
        compact={results !== undefined}
      />
      <Filters list={list} />
      {lists && <CategoryLists lists={lists} path={path} />}
      {results && <Results list={list} results={results} />}
      {list.failed && <Failed what="the travel packages" />}
      <JsonLd data={itemList(publicUrl, cards)} />
    </>
  )
}
