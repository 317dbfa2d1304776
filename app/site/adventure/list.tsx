import { CardRow } from '../card/card-row.tsx'
import { ListPage } from '../list-page/list-page.tsx'
import { loadList } from '../list-page/load-list.ts'
import { FilmHero } from '../media/film-hero.tsx'
import type { Route } from './+types/list.ts'

export const loader = (request: Route.LoaderArgs) =>
  loadList('Adventure', request, { film: 'adventure' })

const description =
  'Rafting, paragliding, trekking, skiing and camping in Kashmir with licensed guides and their gear, each with its season, its limits and its price.'

export default function Adventures({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListPage
      list={list}
      title="Adventure activities in Kashmir"
      description={description}
      Cards={CardRow}
    >
      <FilmHero
        film="adventure"
        list={list}
        title="Adventure Activities"
        lead="River, ridge and powder, with guides who grew up on them and know when to turn back."
      />
    </ListPage>
  )
}
