import type { CachedPage } from './cache/cached-page.ts'

/**
 * The canonical URL of a page requested with another slug; undefined if the URL is right or has the
 * id alone.
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
