import type { LRUCache } from 'lru-cache'
import type { CacheTag, Expiry } from '../../db/cache-tags.ts'
import type { CachedPage } from './cached-page.ts'
import type { SharedTask } from './shared-task.ts'

export interface Render {
  (signal: AbortSignal): Promise<CachedPage>
  /** Too expensive to rebuild after each change: only on request. */
  isLazy?: boolean
}

export interface Entry {
  page: CachedPage
  /** By the monotonic clock. */
  madeAt: number
  /** The data it shows; a page without data of the catalogue is never invalidated. */
  tags: ReadonlySet<CacheTag>
  render: Render
  ends: Expiry
  /** How often it was requested since it was made. */
  timesAsked: number
  /** Until when it is shown although a change affects it. */
  outdatedAfter: number
}

export interface InProgress {
  render: Render
  task: SharedTask<CachedPage>
  /** The data read so far. */
  tags: Set<CacheTag>
  isOutdated: boolean
}

export interface Cache {
  pages: LRUCache<string, Entry>
  inProgress: Map<string, InProgress>
  waitMs: number
  /** Until when requests wait only briefly for a new page, since rendering failed recently. */
  failingUntil: number
}
