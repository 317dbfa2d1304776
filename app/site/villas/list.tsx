import { data } from 'react-router'
import { ListPage } from '../list-page/list-page.tsx'
import { loadList } from '../list-page/load-list.ts'
import { isUnfiltered } from '../list-page/query-links.ts'
import { slideImages } from '../media/bundled-image.ts'
import { CarouselHero } from '../media/carousel-hero.tsx'
import type { Route } from './+types/list.ts'

const pictures = ['hillside-villa', 'orchard-villa', 'riverside-cottage'] as const

export async function loader(request: Route.LoaderArgs) {
  const list = await loadList('Villa', request)
  const slides = slideImages(request.context, pictures)
  return data({ list: list.data, slides }, list.init ?? undefined)
}

const description =
  'Whole houses to yourselves in Kashmir: above Dal, in an apple orchard, beside the Lidder or at the edge of the snow, each with its price per night.'

const keywords =
  'villas in Kashmir, holiday home Srinagar, cottage Pahalgam, chalet Gulmarg, house on Dal Lake'

export default function Villas({ loaderData: { list, slides } }: Route.ComponentProps) {
  const front = isUnfiltered(list) && list.query.page === undefined
  return (
    <ListPage
      list={list}
      title="Villas and holiday houses in Kashmir"
      description={description}
      keywords={keywords}
      heading="Villas"
    >
      <CarouselHero
        slides={slides}
        height="clamp(26rem, 76svh, 46rem)"
        label="Pictures of villas"
        title={front ? 'A whole house, and its view' : 'Villas'}
        lead="With a cook if you like, and nobody else at breakfast."
        compact={!front}
      />
    </ListPage>
  )
}
