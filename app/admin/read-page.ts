import { readWhole } from '#catalogue/number.ts'

/** The page of a list that an address names; the first where it names none that can be. */
export function readPage(search: URLSearchParams): number {
  return readWhole(search.get('page') ?? '') || 1
}
