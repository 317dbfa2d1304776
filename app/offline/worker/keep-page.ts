import { isTrip, pageKey } from '../kept/addresses.ts'
import { storeOf } from '../kept/database.ts'
import {
  buildCache,
  cacheOf,
  dropPages,
  findPage,
  makeRoom,
  makeRoomFor,
  readPage,
} from '../kept/kept-pages.ts'
import { filesBehind, filesNamedIn, manifestIn, picturesNamedIn } from '../kept/page-files.ts'
import type { KeptPage, Rank } from '../kept/what-goes.ts'

interface Asked {
  address: string
  rank: Rank
  /** The build of the page that asks, and what it has loaded. */
  build?: string
  shown?: string[]
  /** Whether pictures that nobody has scrolled to are fetched as well. */
  unseen?: boolean
}

const pages = storeOf('pages')
const files = storeOf('files')

/** Keeps a page with all it needs, anew where it was kept before; drops it where it is no more. */
export async function keepPage(asked: Asked): Promise<void> {
  const url = new URL(asked.address, location.origin)
  const answer = await fetch(url, { cache: 'no-cache' })
  const key = pageKey(answer.redirected ? new URL(answer.url) : url)
  if (isNoMore(answer) || !mayKeep(answer, key)) return dropPages([key, pageKey(url)])
  if (answer.status !== 200) return
  const html = await answer.text()
  const build = answer.headers.get('x-build') ?? ''
  const needed = await filesOf(html, { ...asked, shown: shownBy(asked, build) })
  await storeFiles(needed, build)
  const before = await findPage(url)
  await storePage(new Response(html, { headers: answer.headers }), {
    ...{ key, build, files: needed, address: url.pathname + url.search },
    title: titleOf(html),
    rank: isTrip(key) ? 'trip' : asked.rank === 'page' && before ? before.rank : asked.rank,
    savedAt: Date.parse(answer.headers.get('date') ?? '') || Date.now(),
    bytes: html.length,
  })
  if (before && before.build !== build)
    await (await caches.open(buildCache(before.build))).delete(key)
  await makeRoom()
}

export const isNoMore = ({ status }: Response) => status === 404 || status === 410

/** An answer that nobody may keep says so; of a guest's own pages only those that say they may. */
export function mayKeep({ headers }: Response, key: string): boolean {
  if (headers.has('x-keep-offline')) return true
  return !isTrip(key) && !/no-store/.test(headers.get('cache-control') ?? '')
}

/** The code that a page of another build has loaded is none of this one's. */
const shownBy = ({ shown = [], build }: Asked, ofPage: string) =>
  shown.filter((file) => build === ofPage || !file.startsWith('/assets/'))

async function filesOf(html: string, asked: Asked): Promise<string[]> {
  const named = [...filesNamedIn(html), ...(asked.shown ?? [])]
  const manifest = manifestIn(html)
  const behind = manifest ? filesBehind(named, await textOf(manifest)) : []
  return [...new Set([...named, ...behind, ...picturesOf(html, asked)])]
}

/** Small enough to be fetched unasked. */
const unseenWidth = 400

/** Of a page that somebody looked at, what was not in view comes in the smallest width. */
function picturesOf(html: string, { shown, unseen }: Asked): string[] {
  if (!shown) return picturesNamedIn(html)
  return unseen ? picturesNamedIn(html, shown, unseenWidth) : []
}

const textOf = async (address: string) => (await fetch(address)).text()

/** Throws where the code of a page cannot be had: it would be kept in vain. A picture may be missing. */
async function storeFiles(needed: string[], build: string) {
  for (const file of needed) {
    const cache = await caches.open(cacheOf(file, build))
    if (await cache.match(file)) continue
    const answer = await fetch(file).catch(() => undefined)
    if (answer?.status === 200) {
      const bytes = (await answer.clone().blob()).size
      await stored(() => cache.put(file, answer.clone()))
      await files.put({ address: file, bytes })
    } else if (file.startsWith('/assets/')) throw new Error(`${file} cannot be had`)
  }
}

async function storePage(answer: Response, page: KeptPage) {
  const cache = await caches.open(buildCache(page.build))
  await stored(() => cache.put(page.key, answer.clone()))
  await pages.put(page)
  // A browser that is short of space may have said yes and kept nothing.
  if (!(await readPage(page))) await pages.remove(page.key)
}

const roomToMake = 5_000_000

/** Where the device is full, older pages go first. */
async function stored(put: () => Promise<void>): Promise<void> {
  try {
    await put()
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    if (!isFull || !(await makeRoomFor(roomToMake))) throw error
    await put()
  }
}

const titleOf = (html: string) => (/<title>([^<]*)/.exec(html)?.[1] ?? '').replace(/ \| [^|]*$/, '')
