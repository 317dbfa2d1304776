import { data } from 'react-router'
import { ListPage } from '../list-page/list-page.tsx'
import { loadList } from '../list-page/load-list.ts'
import { isUnfiltered } from '../list-page/query-links.ts'
import { slideImages } from '../media/bundled-image.ts'
import { CarouselHero } from '../media/carousel-hero.tsx'
import type { Route } from './+types/list.ts'

const pictures = [
  'houseboat-dusk',
  'heritage-hotel',
  'lakefront-hotel',
  'dal-winter',
  'ski-lodge',
] as const

export async function loader(request: Route.LoaderArgs) {
  const list = await loadList('Hotel', request)
  const slides = slideImages(request.context, pictures)
  return data({ list: list.data, slides }, list.init ?? undefined)
}

const description =
  'Houseboats on Dal and Nigeen, old houses in Srinagar and lodges in Gulmarg, Pahalgam and Sonamarg, each room with its pictures and its price per night.'

export default function Hotels({ loaderData: { list, slides } }: Route.ComponentProps) {
  const front = isUnfiltered(list) && list.query.page === undefined
  return (
    <ListPage
      list={list}
      title="Hotels and houseboats in Kashmir"
      description={description}
      heading="Hotels"
      failure="Error fetching hotels. Please try again."
    >
      <CarouselHero
        slides={slides}
        height="100svh"
        label="Pictures of hotels and houseboats"
        title={front ? 'A bed on the lake, a fire in the snow' : 'Hotels'}
        lead="Houseboats, old houses and mountain lodges, room by room."
        compact={!front}
      />
    </ListPage>
  )
}
