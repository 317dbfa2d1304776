import { maxId } from '#catalogue/limits.ts'
/** The distinct valid ids in a URL such as `?ids=3,1,2`. */
export function readIds(search: URLSearchParams): number[] {
  const given = search.getAll('ids').join().split(',')
  const ids = given.filter((id) => /^[1-9]\d{0,9}$/.test(id)).map(Number)
  return [...new Set(ids)].filter((id) => id <= maxId)
}

/** The URL of a page that shows these listings. */
export const idsLink = (path: string, ids: readonly number[]) =>
  ids.length > 0 ? `${path}?ids=${ids.join()}` : path
