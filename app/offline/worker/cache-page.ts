import { isTrip, pageKey } from '../cache/addresses.ts'
import {
  buildCache,
  cacheOf,
  dropPages,
  dropUnused,
  evictPages,
  findPage,
  type IncomingPage,
  readPage,
  storeEvicting,
} from '../cache/cached-pages.ts'
import { storeOf } from '../cache/database.ts'
import type { CachedPage, Rank } from '../cache/eviction.ts'
import { filesBehind, filesNamedIn, manifestIn, picturesNamedIn } from '../cache/page-files.ts'

interface Asked {
  address: string
  rank: Rank
  /** The build of the reporting page, with its loaded code and pictures; absent without a visit. */
  build?: string
  shown?: string[] | undefined
  /** Whether pictures never in view are fetched too. */
  unseen?: boolean
  /** Of a stored page: not stored again if it is removed from the device meanwhile. */
  isUpdate?: boolean
}

const pages = storeOf('pages')
const files = storeOf('files')

/** Stores or updates a page with everything it needs; removes it if it no longer exists. */
export async function cachePage(asked: Asked): Promise<void> {
  const url = new URL(asked.address, location.origin)
  const answer = await fetch(url, { cache: 'no-cache' })
  const key = pageKey(answer.redirected ? new URL(answer.url) : url)
  if (isRemoved(answer) || !isCacheable(answer, key)) return dropPages([key, pageKey(url)])
  if (answer.status !== 200) return
  const html = await answer.text()
  const build = answer.headers.get('x-build') ?? ''
  const before = await findPage(url)
  const page = {
    ...{ key, build, address: url.pathname + url.search, title: titleOf(html) },
    files: await filesOf(html, { ...asked, shown: shownBy(asked, build) }),
    rank: isTrip(key) ? 'trip' : asked.rank === 'page' && before ? before.rank : asked.rank,
    savedAt: Date.parse(answer.headers.get('date') ?? '') || Date.now(),
    bytes: html.length,
  } as const
  try {
    await storeFiles(page)
    if (asked.isUpdate && !(await findPage(url))) return await dropUnused()
    await storePage(new Response(html, { headers: answer.headers }), page)
  } catch (error) {
    await dropUnused()
    throw error
  }
  if (before && before.build !== build)
    await (await caches.open(buildCache(before.build))).delete(key)
  await evictPages()
}

export const isRemoved = ({ status }: Response) => status === 404 || status === 410

/** An answer that must not be stored says so; private pages are only stored if they say so. */
export function isCacheable({ headers }: Response, key: string): boolean {
  if (headers.has('x-keep-offline')) return true
  return !isTrip(key) && !/no-store/.test(headers.get('cache-control') ?? '')
}

/** The loaded code of another build does not belong to this one. */
const shownBy = ({ shown, build }: Asked, ofPage: string) =>
  shown?.filter((file) => build === ofPage || !file.startsWith('/assets/'))

async function filesOf(html: string, asked: Asked): Promise<string[]> {
  const named = [...filesNamedIn(html), ...(asked.shown ?? [])]
  const manifest = manifestIn(html)
  const behind = manifest ? filesBehind(named, await textOf(manifest)) : []
  return [...new Set([...named, ...behind, ...picturesOf(html, asked)])]
}

/** Small enough to be fetched without asking. */
const unseenWidth = 400

/** All of a page stored without a visit; of others those not in view, in the smallest width. */
function picturesOf(html: string, { shown, unseen }: Asked): string[] {
  if (!shown) return picturesNamedIn(html)
  return unseen ? picturesNamedIn(html, shown, unseenWidth) : []
}

const textOf = async (address: string) => (await fetch(address)).text()

/** Throws if a page's code cannot be stored, since it would be useless. Pictures may be missing. */
async function storeFiles(page: IncomingPage) {
  for (const file of page.files) {
    const name = cacheOf(file, page.build)
    if (await (await caches.open(name)).match(file)) continue
    const answer = await fetch(file).catch(() => undefined)
    if (answer?.status === 200) {
      const bytes = (await answer.clone().blob()).size
      await put(name, file, answer, page)
      await storeEvicting(() => files.put({ address: file, bytes }), page)
    } else if (file.startsWith('/assets/')) throw new Error(`${file} cannot be had`)
  }
}

async function storePage(answer: Response, page: CachedPage) {
  await put(buildCache(page.build), page.key, answer, page)
  await storeEvicting(() => pages.put(page), page)
  // A browser short of space may report success and store nothing.
  if (!(await readPage(page))) await pages.remove(page.key)
}

/** Opens the cache for each attempt, since a deleted cache accepts nothing. */
const put = (name: string, key: string, answer: Response, coming: IncomingPage) =>
  storeEvicting(async () => (await caches.open(name)).put(key, answer.clone()), coming)

const titleOf = (html: string) => (/<title>([^<]*)/.exec(html)?.[1] ?? '').replace(/ \| [^|]*$/, '')
