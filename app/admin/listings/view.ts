import { type Status, statuses } from '#catalogue/kind.ts'
import { type Sort, sorts } from '#catalogue/listing-query.ts'
import { readWhole } from '#catalogue/number.ts'
import { readPage } from '../read-page.ts'

export const pageSize = 20

/** What the address says of the list, and which listing is open in the form. */
export interface View {
  q: string
  status?: Status
  isBare?: boolean
  sort?: Sort
  page: number
  /** The id of the listing in the form; none in create mode. */
  edit?: number
}

const oneOf = <T extends string>(all: readonly T[], text: string | null) =>
  all.find((each) => each === text)

export function readView(search: URLSearchParams): View {
  return {
    q: search.get('q')?.trim() ?? '',
    status: oneOf(statuses, search.get('status')),
    isBare: search.get('images') === 'none' || undefined,
    sort: oneOf(sorts, search.get('sort')),
    page: readPage(search),
    edit: readWhole(search.get('edit') ?? '') || undefined,
  }
}

/** Whether it lists all, in the order that visitors see: only that can be changed. */
export const isAsOnTheSite = ({ q, status, isBare, sort }: View) =>
  !q && !status && !isBare && !sort

/** The address's query for a view; what is as usual is left out. */
export function viewSearch(view: View): string {
  const search = new URLSearchParams()
  if (view.q) search.set('q', view.q)
  if (view.status) search.set('status', view.status)
  if (view.isBare) search.set('images', 'none')
  if (view.sort) search.set('sort', view.sort)
  if (view.page > 1) search.set('page', String(view.page))
  if (view.edit) search.set('edit', String(view.edit))
  const text = search.toString()
  return text && `?${text}`
}

/** What the API is asked for. */
export function apiQuery({ q, status, isBare, sort, page }: View): string {
  const search = new URLSearchParams({ page: String(page), pageSize: String(pageSize) })
  if (q) search.set('q', q)
  if (status) search.set('status', status)
  if (isBare) search.set('images', 'none')
  if (sort) search.set('sort', sort)
  return `?${search}`
}
