import { useEffect, useRef } from 'react'
import { ListPage } from '../list-page/list-page.tsx'
import { loadList } from '../list-page/load-list.ts'
import { FilmHero } from '../media/film-hero.tsx'
import type { Route } from './+types/list.ts'

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

/** What a visitor reads, fills in or follows keeps its menu. */
const withMenu = 'a, button, input, select, textarea, label, summary, h1, h2, h3, p'

/** The ref of an element on whose media and background a right click opens no menu; the keyboard's does. */
function useNoRightClick() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    element?.addEventListener('contextmenu', refuse)
    return () => element?.removeEventListener('contextmenu', refuse)
  }, [])
  return ref
}

function refuse(event: MouseEvent) {
  const byMouse = event.button === 2 || event.ctrlKey
  const { target } = event
  if (byMouse && target instanceof Element && !target.closest(withMenu)) event.preventDefault()
}
