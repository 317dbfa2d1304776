import type { CachedPage } from './cache/cached-page.ts'

const parametersOf = (address: string) => new URLSearchParams(/\?.*/.exec(address)?.[0] ?? '')

/**
 * Adds the visitor's parameters that the page does not know, such as those of a campaign, to a
 * redirect. Any other response is returned unchanged.
 */
export function withQuery(page: CachedPage, asked: string, address: string): CachedPage {
  const { location } = page.headers
  if (!location || page.status < 300 || page.status > 399) return page
  const known = parametersOf(address)
  const unknown = [...parametersOf(asked)].filter(([name]) => !known.has(name))
  if (unknown.length === 0) return page
  const query = new URLSearchParams(unknown)
  const to = `${location}${location.includes('?') ? '&' : '?'}${query}`
  return { ...page, headers: { ...page.headers, location: to } }
}
