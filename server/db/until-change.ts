import { LRUCache } from 'lru-cache'
import type { CacheTag } from './cache-tags.ts'
import type { Database } from './database.ts'
import { Unavailable } from './unavailable.ts'

/** Returns the cached value of a key, unless something changed since or loading failed. */
export type UntilChange<T> = (key: string, load: () => Promise<T>) => Promise<T>

interface Options {
  /** Maximum number of cached values. */
  max: number
  /** Changes that affect only other tags keep the cached values. */
  of?: (tag: CacheTag) => boolean
  /** Returns the last loaded value of a key while the database is unavailable. */
  lastWhileUnavailable?: boolean
}

/** Caches values until a change that may affect them. */
export function cacheUntilChange<T>(
  { onChange }: Pick<Database, 'onChange'>,
  { max, of = () => true, lastWhileUnavailable = false }: Options,
): UntilChange<T> {
  const cache = new LRUCache<string, Promise<T>>({ max })
  // Only created if needed, since it allocates the memory for all its values at once.
  const last = lastWhileUnavailable ? new LRUCache<string, { answer: T }>({ max }) : undefined
  let changes = 0
  onChange((changed) => {
    if (changed !== 'everything' && !changed.some(of)) return
    changes += 1
    cache.clear()
  })

  async function orLast(key: string, loading: Promise<T>): Promise<T> {
    try {
      const answer = await loading
      last?.set(key, { answer })
      return answer
    } catch (error) {
      const earlier = error instanceof Unavailable && last?.get(key)
      if (earlier) return earlier.answer
      throw error
    }
  }

  return (key, load) => {
    const cached = cache.get(key)
    if (cached) return cached
    const changesBefore = changes
    const loading = load()
    const answer = lastWhileUnavailable ? orLast(key, loading) : loading
    if (changes === changesBefore) cache.set(key, answer)
    loading.catch(() => {
      if (cache.peek(key) === answer) cache.delete(key)
    })
    return answer
  }
}
