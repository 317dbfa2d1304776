import type { RouterContextProvider } from 'react-router'
import { destinations } from '#content/destinations.ts'
import type { Credit, StockPhoto } from '#server/media/stock.ts'
import { shorten } from '../../head/shorten.ts'
import { bundledImage } from '../../media/bundled-image.ts'
import type { ShownImage } from '../../media/picture.tsx'
import { stockFilm, stockPhotos } from '../../media/stock-media.ts'

export interface Destination {
  name: string
  description?: string
  /** What a search for it asks; nothing of a photo that does not say where it was taken. */
  search?: string
  image: ShownImage
  credit?: Credit
}

const maxNameLength = 70

type Context = Readonly<RouterContextProvider>

/** The pictures and films of the home page's own sections. */
export async function loadMedia(context: Context) {
  const [heroPhotos, film, destinations] = await Promise.all([
    stockPhotos(context, 'hero'),
    stockFilm(context, 'home'),
    loadDestinations(context),
  ])
  return { heroPhotos, film, destinations }
}

/** Six of them: stock photos, and bundled pictures where there are too few. */
async function loadDestinations(context: Context): Promise<Destination[]> {
  const photos = await stockPhotos(context, 'destinations')
  const bundled = destinations.map(({ picture, ...destination }) => ({
    ...destination,
    image: bareImage(bundledImage(context, picture)),
  }))
  return [...photos.map(toDestination), ...bundled].slice(0, destinations.length)
}

export const bareImage = ({ folder, name, width, height, alt }: ShownImage): ShownImage => ({
  folder,
  name,
  width,
  height,
  alt,
})

function toDestination({ image, description, credit }: StockPhoto): Destination {
  const place = destinations.find(({ search }) => description.includes(search))
  return { name: shorten(description, maxNameLength), search: place?.search, image, credit }
}
