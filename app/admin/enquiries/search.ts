import { isLookup } from '#catalogue/enquiries/enquiry-lookup.ts'
import { enquiryPageSize, filterNames } from '#catalogue/enquiries/enquiry-query.ts'

/** The value of `status` in the address that lists every one. */
export const allStatuses = 'all'

/** Every enquiry, whatever became of it. */
export const everywhere = { suspected: 'all', status: allStatuses, taps: undefined }

/** What a search changes in the address: a phone number or reference is looked for everywhere. */
export function searchChanges(search: URLSearchParams, q: string) {
  if (isLookup(q)) return { q, ...everywhere }
  const wasLookup = isLookup(search.get('q') ?? '') && search.get('suspected') === 'all'
  return wasLookup ? { q, suspected: undefined, status: undefined } : { q }
}

/** The order in which the address lists when it names none. */
export const usualSort = 'due'

/** The address's query with some of it changed; what is undefined goes. */
export function changedSearch(
  search: URLSearchParams,
  changes: Record<string, string | undefined>,
): string {
  const changed = new URLSearchParams(search)
  changed.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value) changed.set(name, value)
    else changed.delete(name)
  }
  return `?${changed}`
}

/** What the API is asked for: without a status, those that somebody still has to do something about. */
export function apiSearch(search: URLSearchParams): URLSearchParams {
  const asked = new URLSearchParams(search)
  const status = asked.get('status') ?? 'open'
  const isAside = asked.get('suspected') === 'yes' || asked.get('taps') === 'yes'
  if (status === allStatuses || isAside) asked.delete('status')
  else asked.set('status', status)
  if (!asked.get('sort')) asked.set('sort', usualSort)
  asked.set('pageSize', String(enquiryPageSize))
  return asked
}

/** Whether the list shows whatever is new. */
export function isOfNew(search: URLSearchParams): boolean {
  const status = search.get('status') ?? 'new'
  const narrows = [...filterNames, 'taps', 'suspected'].some((name) => search.get(name))
  return !narrows && (status === 'new' || status === allStatuses)
}

/** Asks only how many came after the one of this id. */
export function arrivalsSearch(search: URLSearchParams, latestId: number): URLSearchParams {
  const asked = apiSearch(search)
  asked.delete('page')
  asked.set('pageSize', '1')
  asked.set('after', String(latestId))
  return asked
}
