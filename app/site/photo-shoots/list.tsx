import { ListPage } from '../list-page/list-page.tsx'
import { loadList } from '../list-page/load-list.ts'
import { FilmHero } from '../media/film-hero.tsx'
import type { Route } from './+types/list.ts'
import { refuseMenu } from './refuse-menu.ts'

export const loader = (request: Route.LoaderArgs) =>
  loadList('Shoot', request, { film: 'photography' })

const description =
  'Couple portraits, pre-wedding days, weddings and films in Kashmir, by photographers from Srinagar who know where the light falls and when.'

export default function PhotoShoots({ loaderData: list }: Route.ComponentProps) {
  return (
    <div {...withoutMenu}>
      <ListPage
        list={list}
        title="Photography and videography in Kashmir"
        description={description}
      >
        <FilmHero
          film="photography"
          focus="85%"
          list={list}
          title="Photography Shoots"
          lead="Portraits, weddings and films, made at the hour when the lake does half the work."
        />
      </ListPage>
    </div>
  )
}

/** On media and background; the keyboard still opens the context menu. */
const withoutMenu = { onContextMenu: refuseMenu }
