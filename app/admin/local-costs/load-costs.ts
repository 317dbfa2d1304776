import { kindOf, type SoldKindName, soldKindNames } from '#catalogue/kinds.ts'
import { readWhole } from '#catalogue/number.ts'
import type { WireLocalCost } from '#server/api/local-costs/local-cost-routes.ts'
import type { WireList } from '#server/wire/schemas.ts'
import { read, readList, totalOf } from '../api/guard.ts'
import { readOwners } from '../parts/load-parts.ts'

/** The kinds whose pages show local costs. */
const showing = soldKindNames.filter((kind) => kindOf(kind).site.localCosts)

export interface Showing {
  kind: SoldKindName
  count: number
}

/** The screen's data; what failed to load is undefined. */
export async function loadCosts(request: Request) {
  const search = new URL(request.url).searchParams
  const place = readWhole(search.get('place') ?? '') || undefined
  const [q, toCheck] = [search.get('q') ?? '', search.has('check')]
  const query = new URLSearchParams({ ...(q && { q }) })
  if (place) query.set('destinationId', String(place))
  if (toCheck) query.set('toCheck', 'true')
  const [list, { places, filtered }, pages] = await Promise.all([
    readList<WireLocalCost>(request, '/local-costs', query),
    readPlaces(request, search, place),
    place ? countPages(request, place) : [],
  ])
  const asked = readWhole(search.get('edit') ?? '')
  return {
    ...{ ...list, q, toCheck, place, places, filtered, pages },
    ...{ asked, edited: await readEdited(request, list.items, asked) },
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
  const reading = readOwners(request, 'Destination', place, find)
  const [places, filtered] = await Promise.all([
    reading,
    find === findShown ? reading : readOwners(request, 'Destination', place, findShown),
  ])
  return { places, filtered }
}

export type CostsData = Awaited<ReturnType<typeof loadCosts>>

/** The number of listings of each kind that refer to a destination. */
async function countPages(request: Request, place: number): Promise<Showing[]> {
  const counts = await Promise.all(
    showing.map(async (kind) => {
      const path = `/${kind}?destination=${place}&status=published&pageSize=1`
      const { headers } = await read<WireList<unknown>>(request, path)
      return { kind, count: totalOf(headers) }
    }),
  )
  return counts.filter(({ count }) => count > 0)
}
