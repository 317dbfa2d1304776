import { kindOf, type SoldKindName, soldKindNames } from '#catalogue/kinds.ts'
import { readWhole } from '#catalogue/number.ts'
import type { WireLocalCost } from '#server/api/local-costs/local-cost-routes.ts'
import type { WireList } from '#server/wire/schemas.ts'
import { read, readList, requireToken } from '../api/guard.ts'
import { readOwners } from '../parts/load-parts.ts'
import { readPage } from '../read-page.ts'

/** The kinds whose pages show local costs. */
const showing = soldKindNames.filter((kind) => kindOf(kind).site.localCosts)

export interface Showing {
  kind: SoldKindName
  count: number
}

/** The screen's data; what failed to load is undefined. */
export async function loadCosts(request: Request) {
  requireToken(request)
  const search = new URL(request.url).searchParams
  const place = readWhole(search.get('place') ?? '') || undefined
  const [page, q, toCheck] = [readPage(search), search.get('q') ?? '', search.has('check')]
  const query = new URLSearchParams({ page: String(page), ...(q && { q }) })
  if (place) query.set('destinationId', String(place))
  if (toCheck) query.set('toCheck', 'true')
  const [list, { places, filtered }, pages] = await Promise.all([
    readList<WireLocalCost>(request, `/local-costs?${query}`),
    readPlaces(request, search, place),
    place ? countPages(request, place) : [],
  ])
  const items = list.data?.$values
  const asked = readWhole(search.get('edit') ?? '')
  return {
    ...{ items, page, q, toCheck, place, places, filtered, pages },
    total: Number(list.headers?.get('X-Total-Count') ?? 0),
    ...{ asked, edited: await readEdited(request, items, asked) },
  }
}

/** The cost in the form. Once it is checked, the list may show it on another page, or not at all. */
async function readEdited(request: Request, items?: WireLocalCost[], asked?: number | null) {
  const listed = items?.find(({ id }) => id === asked)
  if (listed || !asked) return listed
  return (await read<WireLocalCost>(request, `/local-costs/${asked}`)).data
}

/** The destinations for form and filter, each with its own search. */
async function readPlaces(request: Request, search: URLSearchParams, place?: number) {
  const [find, findShown] = [search.get('find'), search.get('findShown')]
  const places = readOwners(request, 'Destination', place, find)
  const filtered =
    find === findShown ? places : readOwners(request, 'Destination', place, findShown)
  return { places: await places, filtered: await filtered }
}

export type CostsData = Awaited<ReturnType<typeof loadCosts>>

/** The number of listings of each kind that refer to a destination. */
async function countPages(request: Request, place: number): Promise<Showing[]> {
  const counts = await Promise.all(
    showing.map(async (kind) => {
      const path = `/${kind}?destination=${place}&status=published&pageSize=1`
      const { headers } = await read<WireList<unknown>>(request, path)
      return { kind, count: Number(headers?.get('X-Total-Count') ?? 0) }
    }),
  )
  return counts.filter(({ count }) => count > 0)
}
