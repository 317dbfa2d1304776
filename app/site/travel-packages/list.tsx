import { itemList } from '../head/json-ld.ts'
import { JsonLd } from '../head/json-ld-script.tsx'
import { listMeta } from '../head/list-meta.ts'
import { PageMeta } from '../head/page-meta.tsx'
import { CategoryLists } from '../list-page/category-lists.tsx'
import { Filters } from '../list-page/filters.tsx'
import { loadList } from '../list-page/load-list.ts'
import { Results } from '../list-page/results.tsx'
import { FilmHero } from '../media/film-hero.tsx'
import { Failed } from '../sections/failed.tsx'
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
