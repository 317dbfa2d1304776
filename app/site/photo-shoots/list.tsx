import { useEffect, useRef } from 'react'
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
    <div ref={useNoRightClick()}>
      <ListPage
        list={list}
        title="Photography and videography in Kashmir"
        description={description}
      >
        <FilmHero
          film="photography"
          focus="85%"
          stock={list.film}
          title="Photography Shoots"
          lead="Portraits, weddings and films, made at the hour when the lake does half the work."
          compact={list.results !== undefined}
        />
      </ListPage>
    </div>
  )
}

/**
 * The ref of an element whose media and background have no context menu on right click; the
 * keyboard still opens it.
 */
function useNoRightClick() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    element?.addEventListener('contextmenu', refuseMenu)
    return () => element?.removeEventListener('contextmenu', refuseMenu)
  }, [])
  return ref
}
