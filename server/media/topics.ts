import type { Env } from '../env.ts'
import { fetchBytes } from './ask.ts'
import { gather } from './gather.ts'
import { searchPexelsFilms, searchPexelsPhotos } from './pexels.ts'
import type { Services } from './services.ts'
import type { FoundPhoto, StockFilm, StockPhoto } from './stock.ts'
import { stockStore } from './store-stock.ts'
import { headersOf, searchUnsplash } from './unsplash.ts'

export type Keys = Pick<Env, 'PEXELS_API_KEY' | 'UNSPLASH_ACCESS_KEY'>

/** The number of photos of each place on the home page. */
const photoCounts = { hero: 4, destinations: 6 }
export type PhotoTopic = keyof typeof photoCounts

const filmQueries = {
  home: 'Kashmir valley',
  'travel-packages': 'Kashmir travel',
  transportation: 'mountain road driving',
  photography: 'photographer mountains',
  event: 'wedding decoration',
  adventure: 'mountain trekking',
  wellness: 'yoga nature',
}
export type FilmName = keyof typeof filmQueries
const filmsAsked = 8

export type StockMedium = StockPhoto | StockFilm

/** Media that are fetched and stored together. */
export interface Topic {
  name: PhotoTopic | `film ${FilmName}`
  service: keyof Services
  /** The new results, given the stored ones; empty if the service has nothing suitable. */
  gather: (stored: StockMedium[], signal: AbortSignal) => Promise<StockMedium[]>
}

/** The topics whose service has a key. */
export function topicsOf(
  keys: Keys,
  services: Services,
  stores: Parameters<typeof stockStore>[0],
): Topic[] {
  const { UNSPLASH_ACCESS_KEY: unsplashKey, PEXELS_API_KEY: pexelsKey } = keys
  return [
    ...(pexelsKey ? pexelsTopics(pexelsKey, services.pexels, stores) : []),
    ...(unsplashKey ? [unsplashTopic(unsplashKey, services.unsplash, stores)] : []),
  ]
}

type Ingredients = [
  key: string,
  service: Services[keyof Services],
  stores: Parameters<typeof stockStore>[0],
]

function pexelsTopics(...[key, service, stores]: Ingredients): Topic[] {
  const { storePhoto, storeFilm } = stockStore(stores, service)
  const hero: Topic = {
    name: 'hero',
    service: 'pexels',
    async gather(stored, signal) {
      const search = { query: 'Kashmir mountains lake valley', count: photoCounts.hero, signal }
      const found = await searchPexelsPhotos(service, key, search)
      return gather(found, stored as StockPhoto[], { ...search, store: storePhoto })
    },
  }
  const films = Object.entries(filmQueries).map(
    ([name, query]): Topic => ({
      name: `film ${name as FilmName}`,
      service: 'pexels',
      async gather(stored, signal) {
        const found = await searchPexelsFilms(service, key, { query, count: filmsAsked, signal })
        return gather(found, stored as StockFilm[], { count: 1, store: storeFilm, signal })
      },
    }),
  )
  return [hero, ...films]
}

function unsplashTopic(...[key, service, stores]: Ingredients): Topic {
  const { storePhoto } = stockStore(stores, service)

  async function store(found: FoundPhoto, signal: AbortSignal) {
    const photo = await storePhoto(found, signal)
    await reportUse(found, signal)
    return photo
  }

  async function reportUse({ takenUrl = '' }: FoundPhoto, signal: AbortSignal) {
    // The request contains the key, so it goes only to the service.
    if (!takenUrl.startsWith(`${service.api}/`)) return
    const asked = { headers: headersOf(key), signal, timeoutMs: 10_000, maxBytes: 100_000 }
    await fetchBytes(takenUrl, asked)
  }

  return {
    name: 'destinations',
    service: 'unsplash',
    async gather(stored, signal) {
      const search = { query: 'kashmir tourism', count: photoCounts.destinations, signal }
      const found = await searchUnsplash(service, key, search)
      return gather(found, stored as StockPhoto[], { ...search, store })
    },
  }
}
