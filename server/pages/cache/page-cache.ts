import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { hourMs, minuteMs } from '#catalogue/dates/time.ts'
import {
  type CacheTag,
  type Changed,
  collectTags,
  expiryOf,
  isTouched,
} from '../../db/cache-tags.ts'
import type { Cache, Entry, InProgress, Render } from './cache-entry.ts'
import type { CachedPage } from './cached-page.ts'
import { createEncodings } from './encodings.ts'
import { renewing } from './renewing.ts'
import { shareTask } from './shared-task.ts'
import { asStale, unlessStale } from './stale-page.ts'

const freshMs = 5 * minuteMs
/** The maximum age of a page shown while rendering fails. */
const staleMs = 12 * hourMs
const maxBytes = 16 * 1024 * 1024
/** The memory of a page besides its bytes: headers, tags, its render function. */
const aroundBytes = 8 * 1024
/** How long a visitor waits for a new page if there is an old one. */
const waitMs = 10_000
/** The same for some time after a render has failed. */
const failingWaitMs = 250
const failingMs = 10_000

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Rendered pages by URL. Concurrent requests render a page once. After a change that affects it, or
 * when it expires, a page is rendered again; until that succeeds, the last one is served as stale.
 */
export function createPageCache(limits = { maxBytes, waitMs }) {
  const cache: Cache = {
    pages: entriesUpTo(limits.maxBytes),
    inProgress: new Map(),
    waitMs: limits.waitMs,
    failingUntil: 0,
  }
  const { renew, stop } = renewing(cache, (address, render) =>
    begin(cache, address, render).task.join(),
  )
  return {
    /** The page, if it is cached and current. */
    ready: (address: string) => readyPage(cache, address),
    /** Whether the page is cached, even if outdated, or is being rendered. */
    knows: (address: string) => cache.pages.has(address) || cache.inProgress.has(address),
    /** `visitor` aborts when the client has left; a render without waiting visitors is aborted. */
    get(address: string, render: Render, visitor?: AbortSignal): Promise<CachedPage> {
      const page = readyPage(cache, address)
      if (page) return Promise.resolve(page)
      const { task } = cache.inProgress.get(address) ?? begin(cache, address, render)
      return task.join(visitor)
    },
    /**
     * Invalidates affected pages: the most requested are rebuilt at once and shown outdated
     * meanwhile, others on request. Resolves when no outdated page is shown any more.
     */
    change(changed: Changed): Promise<void> {
      // For example when the database is available again.
      if (changed === 'everything') cache.failingUntil = 0
      dropInProgress(cache, changed)
      return renew(changed)
    },
    /** Stops rebuilding; resolves when the current rebuilds are done. */
    stop,
    bytes: () => cache.pages.calculatedSize,
    count: () => cache.pages.size,
  }
}

const entriesUpTo = (bytes: number) =>
  new LRUCache<string, Entry>({
    maxSize: bytes,
    sizeCalculation: ({ page }) => aroundBytes + (page.encodings?.bytes() ?? 0),
    ttl: staleMs,
    // Ages don't matter to the millisecond, and a timer for each would be expensive.
    ttlResolution: 1000,
    dispose: ({ page }, _address, reason) => {
      if (reason !== 'set') page.encodings?.drop()
    },
  })

function readyPage({ pages }: Cache, address: string): CachedPage | undefined {
  const entry = pages.get(address)
  if (!entry) return undefined
  entry.timesAsked += 1
  if (Date.now() >= entry.ends.renewedAt) return undefined
  const now = performance.now()
  return now < entry.outdatedAfter && now - entry.madeAt < freshMs ? entry.page : undefined
}

/** Renders that have read outdated data are returned only to visitors already waiting. */
function dropInProgress({ inProgress }: Cache, changed: Changed) {
  for (const [address, render] of inProgress) {
    if (!isTouched(render.tags, changed)) continue
    render.isOutdated = true
    inProgress.delete(address)
  }
}

function begin(cache: Cache, address: string, render: Render): InProgress {
  const { pages, inProgress } = cache
  const last = pages.get(address)
  const tags = new Set<CacheTag>()
  const forget = () => {
    if (inProgress.get(address) === started) inProgress.delete(address)
  }
  const task = shareTask((signal) => {
    const page = collectTags(tags, () => render(signal))
      .then((page) => keep(cache, address, page, started))
      .finally(forget)
    return last ? unlessStale(page, () => stalePage(cache, last), waitOf(cache)) : page
  })
  const started: InProgress = { task, tags, isOutdated: false, render }
  // A visitor who arrives after the last one left must not get the aborted render.
  task.signal.addEventListener('abort', forget)
  inProgress.set(address, started)
  return started
}

const waitOf = ({ waitMs, failingUntil }: Cache) =>
  performance.now() < failingUntil ? Math.min(waitMs, failingWaitMs) : waitMs

function stalePage(cache: Cache, { page, madeAt, ends }: Entry): CachedPage | undefined {
  if (Date.now() >= ends.goneAt) return undefined
  cache.failingUntil = performance.now() + failingMs
  return asStale(page, madeAt)
}

function keep(
  cache: Cache,
  address: string,
  page: CachedPage,
  { tags, isOutdated, render }: InProgress,
): CachedPage {
  if (page.isCacheable && !isOutdated) store(cache, address, { page, tags, render })
  else if (page.isCacheable) prepare(page, () => {})
  else if (!isOutdated && page.status < 500) cache.pages.delete(address)
  return page
}

function store({ pages }: Cache, address: string, made: Pick<Entry, 'page' | 'tags' | 'render'>) {
  const { page } = made
  const times = { madeAt: performance.now(), outdatedAfter: Number.POSITIVE_INFINITY }
  const entry: Entry = { ...made, ...times, ends: expiryOf(made.tags), timesAsked: 0 }
  pages.peek(address)?.page.encodings?.drop()
  prepare(page, () => {
    // Set again, so that its bytes are counted again.
    const current = pages.peek(address)
    if (current?.page === page) pages.set(address, { ...current }, { noUpdateTTL: true })
  })
  pages.set(address, entry)
}

/** Adds the ETag and encodings; `changed` is called for each encoding made. */
function prepare(page: CachedPage, changed: () => void) {
  const { body = Buffer.alloc(0) } = page
  page.etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  page.encodings = createEncodings(body, changed)
  page.body = undefined
}
