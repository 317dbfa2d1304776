import { ListPage } from '../list-page/list-page.tsx'
import { loadList } from '../list-page/load-list.ts'
import { FilmHero } from '../media/film-hero.tsx'
import type { Route } from './+types/list.ts'

export const loader = (request: Route.LoaderArgs) =>
  loadList('Transportation', request, { film: 'transportation' })

const description =
  'Cars with drivers, motorcycles, scooters, shikaras and coaches in Kashmir, each with its seats, its room for luggage and its price per day.'

export default function Transportation({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListPage list={list} title="Car and bike rental in Kashmir" description={description}>
      <FilmHero
        film="transportation"
        focus="20%"
        list={list}
        title="Transportation"
        lead="A driver who knows the passes, or two wheels and the road to yourself."
      />
    </ListPage>
  )
}
