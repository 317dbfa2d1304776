import { href, matchRoutes, type RouteObject } from 'react-router'
import { isSoldKind, type KindName, kindNames, kindOf } from '#catalogue/kinds.ts'
import { withoutName } from '#catalogue/listings/listing-path.ts'
import { readParty } from '#catalogue/local-costs/sum-for-party.ts'
import { queryLink } from './site/list-page/query-links.ts'
import { readQuery } from './site/list-page/read-query.ts'

/** A page's known query parameters, in normalised form. */
type Known = (search: URLSearchParams) => [name: string, value: string][]

const all =
  (name: string): Known =>
  (search) =>
    search.getAll(name).map((value) => [name, value])

const last =
  (name: string): Known =>
  (search) => {
    const value = search.getAll(name).at(-1)
    return value ? [[name, value]] : []
  }

/** Only its presence counts. */
const flag =
  (name: string): Known =>
  (search) =>
    search.has(name) ? [[name, '1']] : []

/** A page number, omitted for the first page. */
const number =
  (name: string): Known =>
  (search) => {
    const value = Number(search.get(name))
    return value > 1 && value < 1000 ? [[name, `${Math.trunc(value)}`]] : []
  }

const unsold: Known = (search) => [...flag('book')(search), ...last('preview')(search)]

const sold: Known = (search) => [...unsold(search), ...number('reviews')(search)]

/** The party for local costs; an invalid one is dropped. */
const party: Known = (search) =>
  Object.entries(readParty(search) ?? {}).map(([name, value]) => [name, `${value}`])

const listingQuery: Known = (search) => {
  const query = readQuery(search)
  return [...new URLSearchParams(queryLink('', query, { page: query.page }))]
}

/** Parameters of kinds whose pages show local costs. */
const withCosts: Known = (search) => [...sold(search), ...party(search)]

const hotel: Known = (search) => [...withCosts(search), ...last('room')(search)]

function knownOfKind(kind: KindName): Known {
  if (kind === 'Hotel') return hotel
  if (kindOf(kind).site.localCosts) return withCosts
  return isSoldKind(kind) ? sold : unsold
}

const route = (path: string, known: Known): RouteObject => ({ path, handle: known })

/** The pages with parameters; any other parameter neither reaches a page nor creates a cache entry. */
const routes = [
  route('/', number('reviews')),
  ...kindNames.map((kind) => route(kindOf(kind).listPath, listingQuery)),
  route(href('/reviews.json'), number('page')),
  ...kindNames.map((kind) => route(`${kindOf(kind).path}/:id`, knownOfKind(kind))),
  route(href('/search'), (search) =>
    listingQuery(new URLSearchParams({ q: search.get('q') ?? '' })),
  ),
  route('q/:token', (search) => [
    ...flag('asked')(search),
    ...flag('newer')(search),
    ...last('late')(search),
  ]),
  route(href('/compare'), all('ids')),
  route(href('/saved'), all('ids')),
  route(href('/saved/cards'), all('ids')),
  route(href('/admin/signUp'), flag('code')),
]

/** Cached, since matching is expensive; limited, since paths are user input. */
const knownByPath = new Map<string, Known | undefined>()
const maxPaths = 1000

function knownOf(path: string): Known | undefined {
  if (knownByPath.has(path)) return knownByPath.get(path)
  const known = matchRoutes(routes, path)?.at(-1)?.route.handle as Known | undefined
  if (knownByPath.size >= maxPaths) knownByPath.clear()
  knownByPath.set(path, known)
  return known
}

/** The normalised path and query of the page at a URL. The slug of a listing is ignored. */
export function canonicalAddress(address: string): string {
  const start = address.indexOf('?')
  if (start < 0) return withoutName(address) ?? address
  const asked = address.slice(0, start)
  const path = withoutName(asked) ?? asked
  const search = new URLSearchParams(address.slice(start))
  const page = path.replace(/(?:(?<=\/)_)?\.data$/, '')
  const known = knownOf(withoutName(page) ?? page)
  const canonical = new URLSearchParams(known?.(search))
  const parts = page === path ? undefined : search.get('_routes')
  if (parts) canonical.set('_routes', parts)
  return canonical.size > 0 ? `${path}?${canonical}` : path
}
