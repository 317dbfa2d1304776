import type { CachedPage } from './cache/cached-page.ts'

/**
 * Where a page stands that was asked for by another name; undefined where the address is right, or
 * names the page by its number alone.
 */
export function rightAddress(page: CachedPage, asked: string): string | undefined {
  const right = page.headers['content-location']
  if (!right || page.status !== 200) return undefined
  const path = asked.replace(/\?.*/s, '')
  if (path === right || path.replace(/\/$/, '').toLowerCase() === byNumber(right)) return undefined
  return right + asked.slice(path.length)
}

const byNumber = (path: string) => path.split('/', 3).join('/').toLowerCase()

export const movedTo = (location: string): CachedPage => ({
  status: 301,
  headers: { location },
  body: Buffer.alloc(0),
  isCacheable: false,
})
