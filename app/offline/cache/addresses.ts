/** Paths that the worker neither answers nor stores: the back office, the API, and private links. */
const never = /^\/(api|admin|login|rv|reviews\.json)(\/|$)/i

/** Whether the worker handles a page of this URL. */
export const isPublicPage = ({ pathname, searchParams }: URL): boolean =>
  !never.test(pathname) && !pathname.endsWith('.data') && !searchParams.has('preview')

/** A listing's id with any slug means the same page; `print` is another page. */
const named = /^(\/[^/]+\/\d+)(?:-[^/]*|\/(?!print$)[^/]*)?$/

/** The cache key of a page: for a listing, the path with its id, without slug and query. */
export function pageKey({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const listing = named.exec(path)?.[1]
  return listing ?? path + search
}

/** A guest's private page, whose link may be withdrawn. */
export const isTrip = (key: string): boolean => /^\/q\//.test(key)

/** Variants of one picture differ only in width and format. */
export const pictureStem = (address: string): string =>
  address.replace(/(-\d+)?\.(avif|webp|jpe?g|png)$/i, '')
