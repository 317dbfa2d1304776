import { href, type RouterContextProvider } from 'react-router'
import { listingPath } from '#catalogue/listings/listing-path.ts'
import { destinations } from '#content/destinations.ts'
import type { Credit, StockPhoto } from '#server/media/stock.ts'
import { domainContext } from '../../../domain.ts'
import { shorten } from '../../head/shorten.ts'
import { bundledImage } from '../../media/bundled-image.ts'
import type { ShownImage } from '../../media/picture.tsx'
import { stockFilm, stockPhotos } from '../../media/stock-media.ts'
import { attempt } from '../../sections/attempt.ts'
import { type OwnHero, ownHero } from './own-hero.ts'

export interface Destination {
  name: string
  description?: string
  /** Its link; none for a photo without a known place. */
  path?: string
  image: ShownImage
  credit?: Credit
}

const maxNameLength = 70

type Context = Readonly<RouterContextProvider>

/** Pictures and films of the home page. */
export async function loadMedia(context: Context) {
  const [heroPhotos, film, destinations, hero] = await Promise.all([
    stockPhotos(context, 'hero'),
    stockFilm(context, 'home'),
    loadDestinations(context),
    loadHero(context),
  ])
  return { heroPhotos: hero ? [] : heroPhotos, film, destinations, ...(hero && { hero }) }
}

/** The staff's own version of the slideshow; undefined while unchanged. */
async function loadHero(context: Context): Promise<OwnHero | undefined> {
  const { value, isDefault } = await context.get(domainContext).texts.find('hero')
  return isDefault ? undefined : ownHero(value)
}

/** The number of pictures on the home page. */
const shown = destinations.length

/** Six pictures: stock photos, then destinations of the catalogue, then bundled pictures. */
async function loadDestinations(context: Context): Promise<Destination[]> {
  const [photos, own] = await Promise.all([
    stockPhotos(context, 'destinations'),
    attempt('destinations for the home page', () => ownDestinations(context)),
  ])
  const tiles = [...(own ?? []), ...bundledDestinations(context, own ?? [])]
  return [...photos.map((photo) => toDestination(photo, tiles)), ...tiles].slice(0, shown)
}

/** The first that have a picture. */
async function ownDestinations(context: Context): Promise<Destination[]> {
  const { listings } = context.get(domainContext)
  const { items } = await listings.cards('Destination', { pageSize: 4 * shown })
  return items.flatMap((place) => {
    const [image] = place.images
    if (!image) return []
    const { title: name, description } = place
    return [{ name, description, path: listingPath(place), image: withoutBlurredImage(image) }]
  })
}

/** Names not among the catalogue's destinations; each links to a search. */
const bundledDestinations = (context: Context, own: Destination[]): Destination[] =>
  destinations
    .filter(({ name }) => !own.some((place) => place.name === name))
    .map(({ picture, search, ...destination }) => ({
      ...destination,
      path: `${href('/search')}?q=${encodeURIComponent(search)}`,
      image: withoutBlurredImage(bundledImage(context, picture)),
    }))

export function withoutBlurredImage(image: ShownImage): ShownImage {
  const { folder, name, width, height, alt } = image
  return { folder, name, width, height, alt }
}

function toDestination(
  { image, description, credit }: StockPhoto,
  known: Destination[],
): Destination {
  const place = known.find(({ name }) => description.includes(name))
  return { name: shorten(description, maxNameLength), path: place?.path, image, credit }
}
