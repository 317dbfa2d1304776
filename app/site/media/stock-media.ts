import type { RouterContextProvider } from 'react-router'
import type { StockFilm, StockPhoto } from '#server/media/stock.ts'
import type { FilmName, PhotoTopic } from '#server/media/topics.ts'
import { domainContext } from '../../domain.ts'
import { attempt } from '../sections/attempt.ts'

type Context = Readonly<RouterContextProvider>

/** A stock film as a page shows it. */
export interface ShownFilm extends Pick<StockFilm, 'poster' | 'credit'> {
  src: string
}

/** The stock film of a place, if one is stored; otherwise the bundled one is shown. */
export async function stockFilm(context: Context, name: FilmName): Promise<ShownFilm | undefined> {
  const { media } = context.get(domainContext)
  const film = await attempt('a stock film', () => media.film(name))
  if (!film) return undefined
  const { poster, credit } = film
  return { src: `/stock/films/${film.name}.mp4`, poster: { ...poster, blur: '' }, credit }
}

/** The stored stock photos of a place, without blurred placeholders. */
export async function stockPhotos(context: Context, topic: PhotoTopic): Promise<StockPhoto[]> {
  const { media } = context.get(domainContext)
  const photos = await attempt('stock photos', () => media.photos(topic))
  return (photos ?? []).map((photo) => ({ ...photo, image: { ...photo.image, blur: '' } }))
}
