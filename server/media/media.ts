import { minuteMs } from '#catalogue/dates/time.ts'
import { tagAnswer } from '../db/cache-tags.ts'
import type { Database } from '../db/database.ts'
import { cacheUntilChange } from '../db/until-change.ts'
import type { Images } from '../images/images.ts'
import type { ByteRange } from '../images/storage/open-file.ts'
import type { Storage } from '../images/storage/storage.ts'
import { stockRefresher } from './refresh.ts'
import { services as publicServices, type Services } from './services.ts'
import type { StockFilm, StockPhoto } from './stock.ts'
import { filmPath } from './store-stock.ts'
import { storedStock } from './stored-stock.ts'
import { sweepStock } from './sweep-stock.ts'
import { type FilmName, type Keys, type PhotoTopic, type StockMedium, topicsOf } from './topics.ts'

const checkMs = 5 * minuteMs

interface Parts {
  database: Database
  storage: Storage
  images: Images
}

export type Media = ReturnType<typeof createMedia>

/** Photos and films of stock services: fetched in the background, stored and served here. */
export function createMedia(
  { database, storage, images }: Parts,
  keys: Keys,
  services: Services = publicServices,
) {
  const stock = storedStock(database)
  const topics = topicsOf(keys, services, { storage, images })
  const refreshing = keepRefreshing(stockRefresher(topics, stock, database))
  const cached = cacheUntilChange<Awaited<ReturnType<typeof stock.read>>>(database, {
    max: 1,
    of: (tag) => tag === 'media',
  })
  function read() {
    tagAnswer('media')
    return cached('stock', stock.read)
  }

  /** Excludes services whose key was removed. */
  async function of(name: string): Promise<StockMedium[]> {
    if (!topics.some((topic) => topic.name === name)) return []
    return (await read()).get(name) ?? []
  }

  return {
    /** In the order of the service; may be fewer than the place shows. */
    photos: async (topic: PhotoTopic) => (await of(topic)) as StockPhoto[],
    film: async (name: FilmName) => (await of(`film ${name}`))[0] as StockFilm | undefined,
    /** The file of a film, or a range; `read` must be called for the body. */
    async openFilm(name: string) {
      const film = filmNamed(name, await read())
      if (!film) return undefined
      return {
        bytes: film.bytes,
        read: (range?: ByteRange) => storage.get(filmPath(name), range),
      }
    },
    /** Fetches whatever is due. */
    refresh: refreshing.now,
    /** Removes unreferenced files written before a time. */
    sweep: (before: Date) => sweepStock(storage, stock, before),
    start() {
      if (topics.length > 0) refreshing.start()
    },
    /** Aborts current work, and waits until it has stopped. */
    stop: refreshing.stop,
  }
}

function filmNamed(name: string, media: Map<string, StockMedium[]>): StockFilm | undefined {
  return [...media.values()]
    .flat()
    .find((medium): medium is StockFilm => 'bytes' in medium && medium.name === name)
}

/** Checks every few minutes what is due, without overlap. */
function keepRefreshing(refresh: ReturnType<typeof stockRefresher>) {
  const stopping = new AbortController()
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  function refreshIfDue() {
    running = running
      .then(() => refresh(stopping.signal))
      .catch((error) => console.error('Stock media cannot be refreshed:', error))
  }

  return {
    now: (now?: Date) => refresh(stopping.signal, now),
    start() {
      timer = setInterval(refreshIfDue, checkMs)
      refreshIfDue()
    },
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }
}
