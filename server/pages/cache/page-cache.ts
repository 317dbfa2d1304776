import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { hourMs, minuteMs } from '#catalogue/time.ts'
import type { CachedPage } from './cached-page.ts'
import { createEncodings } from './encodings.ts'
import { type SharedTask, shareTask } from './shared-task.ts'
import { asStale, unlessStale } from './stale-page.ts'

const freshMs = 5 * minuteMs
/** How old a page may be that is shown while none can be made. */
const staleMs = 12 * hourMs
const maxBytes = 64 * 1024 * 1024
/** How long a visitor waits for a new page where an old one is at hand. */
const patienceMs = 10_000

interface Entry {
  page: CachedPage
  /** By the clock that never jumps. */
  madeAt: number
  generation: number
}

type Render = (signal: AbortSignal) => Promise<CachedPage>

interface Cache {
  pages: LRUCache<string, Entry>
  underWay: Map<string, SharedTask<CachedPage>>
  /** Counts the changes: a page of an earlier one is not fresh. */
  generation: number
  patienceMs: number
}

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Finished pages by address. Each is made once, however many visitors ask at the same time. After a
 * change, or when it is old, a page is made anew; until that succeeds the last one stands in.
 */
export function createPageCache(limits = { maxBytes, patienceMs }) {
  const cache: Cache = {
    pages: entriesUpTo(limits.maxBytes),
    underWay: new Map(),
    generation: 0,
    patienceMs: limits.patienceMs,
  }
  return {
    /** The page, if it need not be made. */
    ready: (address: string) => readyPage(cache, address),
    /** `visitor` aborts when the sender has left; a render that nobody waits for is given up. */
    get(address: string, render: Render, visitor?: AbortSignal): Promise<CachedPage> {
      const page = readyPage(cache, address)
      if (page) return Promise.resolve(page)
      const task = cache.underWay.get(address) ?? begin(cache, address, render)
      return task.join(visitor)
    },
    /** Every page is made anew before it is shown again. */
    clear() {
      cache.generation += 1
      cache.underWay.clear()
    },
    bytes: () => cache.pages.calculatedSize,
  }
}

const entriesUpTo = (bytes: number) =>
  new LRUCache<string, Entry>({
    maxSize: bytes,
    sizeCalculation: ({ page }) => Math.max(1, page.encodings?.bytes() ?? 0),
    ttl: staleMs,
    dispose: ({ page }, _address, reason) => {
      if (reason !== 'set') page.encodings?.drop()
    },
  })

function readyPage({ pages, generation }: Cache, address: string): CachedPage | undefined {
  const entry = pages.get(address)
  const isFresh = entry?.generation === generation && performance.now() - entry.madeAt < freshMs
  return isFresh ? entry.page : undefined
}

function begin(cache: Cache, address: string, render: Render): SharedTask<CachedPage> {
  const { pages, underWay } = cache
  const last = pages.get(address)
  const task = shareTask((signal) => {
    const page = make(cache, address, () => render(signal)).finally(() => {
      if (underWay.get(address) === task) underWay.delete(address)
    })
    if (!last) return page
    return unlessStale(page, () => asStale(last.page, last.madeAt), cache.patienceMs)
  })
  // Who comes after the last visitor has left must not get what was given up.
  task.signal.addEventListener('abort', () => {
    if (underWay.get(address) === task) underWay.delete(address)
  })
  underWay.set(address, task)
  return task
}

async function make(
  cache: Cache,
  address: string,
  render: () => Promise<CachedPage>,
): Promise<CachedPage> {
  const started = cache.generation
  const page = await render()
  // A change that came while it was made may be missing from it: only those who wait get it.
  const isCurrent = started === cache.generation
  if (page.isCacheable && isCurrent) store(cache, address, page)
  else if (page.isCacheable) prepare(page, () => {})
  else if (isCurrent && page.status < 500) cache.pages.delete(address)
  return page
}

function store({ pages, generation }: Cache, address: string, page: CachedPage) {
  const entry = { page, madeAt: performance.now(), generation }
  pages.peek(address)?.page.encodings?.drop()
  prepare(page, () => {
    // Set anew, so that its bytes are counted again.
    if (pages.peek(address)?.page === page) pages.set(address, { ...entry }, { noUpdateTTL: true })
  })
  pages.set(address, entry)
}

/** Gives the page its tag and encodings; `changed` hears of each encoding that is made. */
function prepare(page: CachedPage, changed: () => void) {
  page.etag = `W/"${createHash('sha256').update(page.body).digest('base64url').slice(0, 22)}"`
  page.encodings = createEncodings(page.body, changed)
}
