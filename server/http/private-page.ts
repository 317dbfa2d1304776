/** The path as routers read it: dots followed, escapes read, slashes one by one. */
function readPath(address: string): string {
  const { pathname } = new URL(`http://site${address}`)
  try {
    return decodeURIComponent(pathname).replaceAll(/[\\/]+/g, '/')
  } catch {
    return pathname
  }
}

/**
 * Pages of one person, by a link that only they have: a quote, a review. They are made anew each time,
 * kept in no cache, and their address is told to nobody, however it is spelt.
 */
export const isPrivate = (address: string) => /^\/(q|rv)([/.;]|$)/i.test(readPath(address))

export const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

/** Part of the address of a picture that is not for everybody. */
const proof = /^(\/reviews\/)[^/]+(?=\/)/i

/** What of an address may be logged: no query, where codes and words may stand, and no guest's link. */
export function loggablePath(address = ''): string {
  const [asked = ''] = address.split('?', 1)
  const path = asked.replace(proof, '$1…')
  if (!path.startsWith('/') || !isPrivate(path)) return path
  return readPath(path).replace(/^(\/[^/.;]+)[^/]*\/.*?(\/quote\.pdf|\/view)?$/is, '$1/…$2')
}
