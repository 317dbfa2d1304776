import { ListPage } from '../list-page/list-page.tsx'
import { loadList } from '../list-page/load-list.ts'
import { FilmHero } from '../media/film-hero.tsx'
import type { Route } from './+types/list.ts'

export const loader = (request: Route.LoaderArgs) =>
  loadList('EventManagement', request, { film: 'event' })

const description =
  'Conferences, company offsites, weddings by the lake and theme parties in Kashmir, planned and run by one team in Srinagar.'

const keywords =
  'event management Kashmir, corporate events Srinagar, destination wedding Kashmir, conference Srinagar, theme party Kashmir'

export default function EventManagement({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListPage
      list={list}
      title="Event management in Kashmir"
      description={description}
      keywords={keywords}
    >
      <FilmHero
        film="event"
        list={list}
        title="Event Management"
        lead="Weddings, conferences and parties: one team from the first drawing to the last chair."
        tall
        focus="22%"
      />
    </ListPage>
  )
}
