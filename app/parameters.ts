import { href, matchRoutes, type RouteObject } from 'react-router'
import { type KindName, kindNames, kindOf } from '#catalogue/kinds.ts'
import { withoutName } from '#catalogue/listing-path.ts'
import { readParty } from '#catalogue/local-costs/sum-for-party.ts'
import { queryLink } from './site/list-page/query-links.ts'
import { readQuery } from './site/list-page/read-query.ts'

/** What of an address's query a page knows, in one way of writing it. */
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

/** Only whether it is there counts. */
const flag =
  (name: string): Known =>
  (search) =>
    search.has(name) ? [[name, '1']] : []

/** A page's number, but the first. */
const number =
  (name: string): Known =>
  (search) => {
    const value = Number(search.get(name))
    return value > 1 && value < 1000 ? [[name, `${Math.trunc(value)}`]] : []
  }

const listing: Known = (search) => [...flag('book')(search), ...last('preview')(search)]

/** Whom the local costs are added up for; what cannot be one is none. */
const party: Known = (search) =>
  Object.entries(readParty(search) ?? {}).map(([name, value]) => [name, `${value}`])

const listingQuery: Known = (search) => {
  const query = readQuery(search)
  return [...new URLSearchParams(queryLink('', query, { page: query.page }))]
}

/** Those of kinds whose pages say what is paid on the spot. */
const withCosts: Known = (search) => [...listing(search), ...party(search)]

const hotel: Known = (search) => [...withCosts(search), ...last('room')(search)]

const knownOfKind: Partial<Record<KindName, Known>> = {
  ...{ Hotel: hotel, TravelPackage: withCosts, Adventure: withCosts, Villa: withCosts },
}

const route = (path: string, known: Known): RouteObject => ({ path, handle: known })

/** The pages that know parameters; any other parameter neither reaches a page nor makes another of it. */
const routes = [
  route('/', number('reviews')),
  ...kindNames.map((kind) => route(kindOf(kind).listPath, listingQuery)),
  ...kindNames.map((kind) => route(`${kindOf(kind).path}/:id`, knownOfKind[kind] ?? listing)),
  route(href('/search'), (search) =>
    listingQuery(new URLSearchParams({ q: search.get('q') ?? '' })),
  ),
  route('q/:token', (search) => [...flag('asked')(search), ...flag('newer')(search)]),
  route(href('/compare'), all('ids')),
  route(href('/saved'), all('ids')),
  route(href('/saved/cards'), all('ids')),
  route(href('/admin/signUp'), flag('code')),
]

/** Matching takes ten times as long as all the rest; paths come from outside, so they are bounded. */
const knownByPath = new Map<string, Known | undefined>()
const maxPaths = 1000

function knownOf(path: string): Known | undefined {
  if (knownByPath.has(path)) return knownByPath.get(path)
  const known = matchRoutes(routes, path)?.at(-1)?.route.handle as Known | undefined
  if (knownByPath.size >= maxPaths) knownByPath.clear()
  knownByPath.set(path, known)
  return known
}

/** Path and query of the page that an address means. The name behind a listing's number makes no other page. */
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
