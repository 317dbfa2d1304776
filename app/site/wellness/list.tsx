import { ListPage } from '../list-page/list-page.tsx'
import { loadList } from '../list-page/load-list.ts'
import { FilmHero } from '../media/film-hero.tsx'
import type { Route } from './+types/list.ts'

const order = [3, 2, 4, 1]

export const loader = (request: Route.LoaderArgs) =>
  loadList('Relaxation', request, { order, film: 'wellness' })

const description =
  'Retreats, forest walks, yoga by the lake and hammam in Kashmir, each with what it asks of you, its season and its price.'

const words = {
  3: {
    empty: 'No wellness retreat packages available',
    failed: 'Failed to fetch data. Please try again later.',
  },
}

export default function Wellness({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListPage
      list={list}
      title="Wellness and relaxation in Kashmir"
      description={description}
      words={words}
    >
      <FilmHero
        film="wellness"
        list={list}
        title="Wellness & Relaxation"
        lead="Quiet water, old trees, warm stone. No sights to tick off."
      />
    </ListPage>
  )
}
