/** What no worker answers or keeps: staff's screens, the API, and links that are somebody's own. */
const never = /^\/(api|admin|login|rv|reviews\.json)(\/|$)/i

/** Whether the worker has a say in a page of this address. */
export const isPublicPage = ({ pathname, searchParams }: URL): boolean =>
  !never.test(pathname) && !pathname.endsWith('.data') && !searchParams.has('preview')

/** A number with a name behind it leads where the number alone does; `print` is a page of its own. */
const named = /^(\/[^/]+\/\d+)(?:-[^/]*|\/(?!print$)[^/]*)?$/

/** What a page is kept by: for a listing, its number, whatever name or query comes with it. */
export function pageKey({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const listing = named.exec(path)?.[1]
  return listing ?? path + search
}

/** A guest's own page, whose link may be withdrawn. */
export const isTrip = (key: string): boolean => /^\/q\//.test(key)

/** The variants of one picture differ by their width and format alone. */
export const pictureStem = (address: string): string =>
  address.replace(/(-\d+)?\.(avif|webp|jpe?g|png)$/i, '')
