import { readWhole } from '#catalogue/number.ts'

/** The page number in a URL; the first if it is missing or invalid. */
export function readPage(search: URLSearchParams): number {
  return readWhole(search.get('page') ?? '') || 1
}
