import { isLookup } from '#catalogue/enquiries/enquiry-lookup.ts'
import { enquiryPageSize, filterNames } from '#catalogue/enquiries/enquiry-query.ts'

/** The value of `status` in the URL that lists all. */
export const allStatuses = 'all'

/** Every enquiry, in any state. */
export const allEnquiries = { suspected: 'all', status: allStatuses, taps: undefined }

/** How a search changes the URL: a phone number or reference is searched in all states. */
export function searchChanges(search: URLSearchParams, q: string) {
  if (isLookup(q)) return { q, ...allEnquiries }
  const wasLookup = isLookup(search.get('q') ?? '') && search.get('suspected') === 'all'
  return wasLookup ? { q, suspected: undefined, status: undefined } : { q }
}

/** The default order of the URL. */
export const defaultSort = 'due'

/** The API's query: without a status, enquiries that are waiting. */
export function apiSearch(search: URLSearchParams): URLSearchParams {
  const asked = new URLSearchParams(search)
  const status = asked.get('status') ?? 'open'
  const isAside = asked.get('suspected') === 'yes' || asked.get('taps') === 'yes'
  if (status === allStatuses || isAside) asked.delete('status')
  else asked.set('status', status)
  if (!asked.get('sort')) asked.set('sort', defaultSort)
  asked.set('pageSize', String(enquiryPageSize))
  return asked
}

/** Whether the list shows new enquiries. */
export function isOfNew(search: URLSearchParams): boolean {
  const status = search.get('status') ?? 'new'
  const narrows = [...filterNames, 'taps', 'suspected'].some((name) => search.get(name))
  return !narrows && (status === 'new' || status === allStatuses)
}

/** Whether the list shows every open enquiry. */
export const isOfAllOpen = (search: URLSearchParams) =>
  !['status', 'taps', 'suspected', ...filterNames].some((name) => search.get(name))

/** Requests only the number of enquiries after this id. */
export function arrivalsSearch(search: URLSearchParams, latestId: number): URLSearchParams {
  const asked = apiSearch(search)
  asked.delete('page')
  asked.set('pageSize', '1')
  asked.set('after', String(latestId))
  return asked
}
