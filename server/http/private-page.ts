/** The path as routers read it: dot segments resolved, escapes decoded, slashes merged. */
function readPath(address: string): string {
  const { pathname } = new URL(`http://site${address}`)
  try {
    return decodeURIComponent(pathname).replaceAll(/[\\/]+/g, '/')
  } catch {
    return pathname
  }
}

/**
 * Pages behind a secret link: a quote, a review. They are rendered for each request and never
 * cached, and their URL is never logged, in any spelling.
 */
export const isPrivate = (address: string) => /^\/(q|rv)([/.;]|$)/i.test(readPath(address))

export const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

/** The signature in the URL of a private picture. */
const proof = /^(\/reviews\/)[^/]+(?=\/)/i

/** The URL as it may be logged: without its query, which may contain codes, and without a guest's link. */
export function loggablePath(address = ''): string {
  const [asked = ''] = address.split('?', 1)
  const path = asked.replace(proof, '$1…')
  if (!path.startsWith('/') || !isPrivate(path)) return path
  return readPath(path).replace(/^(\/[^/.;]+)[^/]*\/.*?(\/quote\.pdf|\/view)?$/is, '$1/…$2')
}
