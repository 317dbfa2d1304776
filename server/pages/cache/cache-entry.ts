import type { LRUCache } from 'lru-cache'
import type { CacheTag, Ends } from '../../db/cache-tags.ts'
import type { CachedPage } from './cached-page.ts'
import type { SharedTask } from './shared-task.ts'

export interface Render {
  (signal: AbortSignal): Promise<CachedPage>
  /** Too costly to be made after each change: only when somebody asks. */
  isLazy?: boolean
}

export interface Entry {
  page: CachedPage
  /** By the clock that never jumps. */
  madeAt: number
  /** What it shows; a page that shows nothing of the catalogue is touched by nothing. */
  tags: ReadonlySet<CacheTag>
  render: Render
  ends: Ends
  /** How often it was asked for since it was made. */
  timesAsked: number
  /** Until when it is shown although a change touched it. */
  outdatedAfter: number
}

export interface UnderWay {
  render: Render
  task: SharedTask<CachedPage>
  /** What it has read so far. */
  tags: Set<CacheTag>
  isOutdated: boolean
}

export interface Cache {
  pages: LRUCache<string, Entry>
  underWay: Map<string, UnderWay>
  patienceMs: number
  /** Until when nobody waits long for a page: lately one could not be made. */
  troubledUntil: number
}
