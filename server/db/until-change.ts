import { LRUCache } from 'lru-cache'
import type { Database } from './database.ts'

/** Answers what was loaded for a key before, unless something changed since or loading failed. */
export type UntilChange<T> = (key: string, load: () => Promise<T>) => Promise<T>

/** Caches answers until something changes, at most so many. */
export function untilChange<T>(
  { onChange }: Pick<Database, 'onChange'>,
  max: number,
): UntilChange<T> {
  const cache = new LRUCache<string, Promise<T>>({ max })
  let changes = 0
  onChange(() => {
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
