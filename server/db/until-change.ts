import { LRUCache } from 'lru-cache'
import type { CacheTag } from './cache-tags.ts'
import type { Database } from './database.ts'

/** Answers what was loaded for a key before, unless something changed since or loading failed. */
export type UntilChange<T> = (key: string, load: () => Promise<T>) => Promise<T>

interface Options {
  /** Answers cached at most. */
  max: number
  /** Changes of nothing but others leave the answers as they are. */
  of?: (tag: CacheTag) => boolean
}

/** Caches answers until something changes that they may show. */
export function untilChange<T>(
  { onChange }: Pick<Database, 'onChange'>,
  { max, of = () => true }: Options,
): UntilChange<T> {
  const cache = new LRUCache<string, Promise<T>>({ max })
  let changes = 0
  onChange((changed) => {
    if (changed !== 'everything' && !changed.some(of)) return
    changes += 1
    cache.clear()
  })
  return (key, load) => {
    const cached = cache.get(key)
    if (cached) return cached
    const changesBefore = changes
    const loading = load()
    if (changes === changesBefore) cache.set(key, loading)
    loading.catch(() => {
      if (cache.peek(key) === loading) cache.delete(key)
    })
    return loading
  }
}
