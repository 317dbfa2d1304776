import { type Status, statuses } from '#catalogue/kind.ts'
import { type Sort, sorts } from '#catalogue/listings/listing-query.ts'
import { readWhole } from '#catalogue/number.ts'
import { readPage } from '../read-page.ts'

export const pageSize = 20

/** The list's state in the URL, and the listing open in the form. */
export interface View {
  q: string
  status?: Status
  /** Its id. */
  category?: number
  isBare?: boolean
  sort?: Sort
  page: number
  /**
   * The id of the listing in the form; without one the form is empty, and hidden on phones unless
   * it is 'new'.
   */
  edit?: number | 'new'
}

/** Filters other than the search. */
const filters = ['status', 'category', 'isBare'] as const

/** Whether there is any, or an order. */
export const hasChips = (view: View) =>
  view.sort !== undefined || filters.some((name) => view[name] !== undefined)

const oneOf = <T extends string>(all: readonly T[], text: string | null) =>
  all.find((each) => each === text)

export function readView(search: URLSearchParams): View {
  return {
    q: search.get('q')?.trim() ?? '',
    status: oneOf(statuses, search.get('status')),
    category: readWhole(search.get('category') ?? '') || undefined,
    isBare: search.get('images') === 'none' || undefined,
    sort: oneOf(sorts, search.get('sort')),
    page: readPage(search),
    edit: readEdit(search.get('edit') ?? ''),
  }
}

const readEdit = (text: string) => (text === 'new' ? text : readWhole(text) || undefined)

/** Whether the list is complete and in the public order, so that the order can be changed. */
export const isAsOnTheSite = (view: View) => !isNarrowed(view) && !view.sort

export const isNarrowed = (view: View) =>
  view.q !== '' || filters.some((name) => view[name] !== undefined)

/** The URL's query for a view, without defaults. */
export function viewSearch(view: View): string {
  const search = new URLSearchParams()
  if (view.q) search.set('q', view.q)
  if (view.status) search.set('status', view.status)
  if (view.category) search.set('category', String(view.category))
  if (view.isBare) search.set('images', 'none')
  if (view.sort) search.set('sort', view.sort)
  if (view.page > 1) search.set('page', String(view.page))
  if (view.edit) search.set('edit', String(view.edit))
  const text = search.toString()
  return text && `?${text}`
}

/** The API's query. */
export function apiQuery(view: View): URLSearchParams {
  const search = new URLSearchParams({ page: String(view.page), pageSize: String(pageSize) })
  const filters = new URLSearchParams(viewSearch({ ...view, page: 1, edit: undefined }))
  for (const [name, value] of filters) search.set(name, value)
  return search
}
