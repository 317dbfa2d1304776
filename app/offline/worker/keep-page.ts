import { isTrip, pageKey } from '../kept/addresses.ts'
import { storeOf } from '../kept/database.ts'
import {
  buildCache,
  type Coming,
  cacheOf,
  dropPages,
  dropUnused,
  findPage,
  makeRoom,
  readPage,
  storeFitting,
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
    await storePage(new Response(html, { headers: answer.headers }), page)
  } catch (error) {
    await dropUnused()
    throw error
  }
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
async function storeFiles(page: Coming) {
  for (const file of page.files) {
    const name = cacheOf(file, page.build)
    if (await (await caches.open(name)).match(file)) continue
    const answer = await fetch(file).catch(() => undefined)
    if (answer?.status === 200) {
      const bytes = (await answer.clone().blob()).size
      await put(name, file, answer, page)
      await storeFitting(() => files.put({ address: file, bytes }), page)
    } else if (file.startsWith('/assets/')) throw new Error(`${file} cannot be had`)
  }
}

async function storePage(answer: Response, page: KeptPage) {
  await put(buildCache(page.build), page.key, answer, page)
  await storeFitting(() => pages.put(page), page)
  // A browser that is short of space may have said yes and kept nothing.
  if (!(await readPage(page))) await pages.remove(page.key)
}

/** Opens the cache at each try: one that was emptied meanwhile takes nothing any more. */
const put = (name: string, key: string, answer: Response, coming: Coming) =>
  storeFitting(async () => (await caches.open(name)).put(key, answer.clone()), coming)

const titleOf = (html: string) => (/<title>([^<]*)/.exec(html)?.[1] ?? '').replace(/ \| [^|]*$/, '')
