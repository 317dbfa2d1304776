import { ListPage } from '../list-page/list-page.tsx'
import { loadList } from '../list-page/load-list.ts'
import { FilmHero } from '../media/film-hero.tsx'
import type { Route } from './+types/list.ts'

export const loader = (request: Route.LoaderArgs) =>
  loadList('TravelPackage', request, { film: 'travel-packages' })

const description =
  'Packages through Srinagar, Gulmarg, Pahalgam, Sonamarg and Gurez with stay, car and a plan for every day, made by a travel agency in Srinagar.'

export default function TravelPackages({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListPage list={list} title="Kashmir travel packages" description={description}>
      <FilmHero
        film="travel-packages"
        list={list}
        title="Travel Packages"
        lead="Days planned in Srinagar, by people who know the road: stays, car and itinerary included."
      />
    </ListPage>
  )
}
