import { isTrip, pageKey, pictureStem } from './addresses.ts'
import { storeOf } from './database.ts'
import { type CachedPage, firstToEvict, pagesToEvict, totalBytes } from './eviction.ts'

const pages = storeOf('pages')
const files = storeOf('files')

/** Caches: pages and their code, separately per build; pictures and fonts, shared by all builds. */
const cachePrefix = 'kept '
const buildPrefix = `${cachePrefix}build `
export const buildCache = (build: string) => buildPrefix + build
const pictureCache = `${cachePrefix}pictures`

export const cacheOf = (file: string, build: string) =>
  file.startsWith('/assets/') ? buildCache(build) : pictureCache

export const findPage = (url: Pick<URL, 'pathname' | 'search'>) => pages.get(pageKey(url))
export const allPages = () => pages.all()

const ourCaches = async () => (await caches.keys()).filter((name) => name.startsWith(cachePrefix))

/** The stored response; undefined if the browser evicted it. */
export const readPage = async ({ key, build }: CachedPage): Promise<Response | undefined> =>
  (await caches.open(buildCache(build))).match(key)

/** A file by URL; a picture also matches another width. */
export async function findFile(address: string): Promise<Response | undefined> {
  const exact = await caches.match(address)
  if (exact) return exact
  const cache = await caches.open(pictureCache)
  const stem = pictureStem(address)
  if (stem === address) return undefined
  const twin = (await cache.keys()).find(({ url }) => pictureStem(new URL(url).pathname) === stem)
  return twin && cache.match(twin)
}

/** Serialised, so that a file removed with one page is never one that another has just fetched. */
export const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> =>
  navigator.locks.request('keeping', work)

/** The page being stored: it must not be evicted meanwhile, nor pages of higher rank. */
export type IncomingPage = Pick<CachedPage, 'key' | 'rank' | 'build' | 'files'>

export async function dropPages(keys: string[], coming?: IncomingPage): Promise<void> {
  if (keys.length === 0) return
  const kept = await allPages()
  for (const { key, build } of kept.filter((page) => keys.includes(page.key))) {
    await (await caches.open(buildCache(build))).delete(key)
    await pages.remove(key)
  }
  await dropUnused(coming)
}

/** Files that no stored page needs, and builds without stored pages. */
export async function dropUnused(coming?: IncomingPage): Promise<void> {
  const kept = [...(await allPages()), ...(coming ? [coming] : [])]
  const needed = new Set(kept.flatMap((page) => page.files))
  for (const { address } of await files.all()) {
    if (needed.has(address)) continue
    for (const name of await ourCaches()) await (await caches.open(name)).delete(address)
    await files.remove(address)
  }
  const builds = new Set(kept.map(({ build }) => buildCache(build)))
  for (const name of await ourCaches()) {
    if (name.startsWith(buildPrefix) && !builds.has(name)) await caches.delete(name)
  }
}

const sizes = async () => new Map((await files.all()).map(({ address, bytes }) => [address, bytes]))

export async function evictPages(): Promise<void> {
  await dropPages(pagesToEvict(await allPages(), await sizes()))
}

/** Until when no page is removed for another, since the last removal gained nothing. */
let uselessUntil = 0
const uselessMs = 60_000

/**
 * Stores something; if storage is full, removes one page after another, oldest first, as long as that
 * frees space. It frees none where the device itself is full, or the browser removes files later.
 */
export async function storeEvicting<Value>(
  store: () => Promise<Value>,
  coming: IncomingPage,
): Promise<Value> {
  for (;;) {
    try {
      return await store()
    } catch (error) {
      if (!isFull(error) || Date.now() < uselessUntil) throw error
      const others = (await allPages()).filter(({ key }) => key !== coming.key)
      const oldest = firstToEvict(others, coming.rank)
      if (!oldest) throw error
      const before = await usedBytes()
      await dropPages([oldest.key], coming)
      if ((await usedBytes()) >= before) uselessUntil = Date.now() + uselessMs
    }
  }
}

/** Not a number if the browser does not tell. */
const usedBytes = async () => (await navigator.storage?.estimate())?.usage ?? Number.NaN

const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

export async function measure(): Promise<{ pages: number; bytes: number }> {
  const kept = await allPages()
  return { pages: kept.length, bytes: totalBytes(kept, await sizes()) }
}

/** Deletes everything except unsent enquiries. */
export async function dropEverything(): Promise<void> {
  for (const name of await ourCaches()) await caches.delete(name)
  await pages.clear()
  await files.clear()
}

/** Deletes the same except a guest's trip, which offline cannot be fetched again. */
export async function dropAllButTrips(): Promise<void> {
  const kept = await allPages()
  const others = kept.filter(({ key }) => !isTrip(key))
  if (others.length === kept.length) return dropEverything()
  await dropPages(others.map(({ key }) => key))
}
