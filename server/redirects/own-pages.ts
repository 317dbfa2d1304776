import type { Status } from '#catalogue/kind.ts'
import { type KindName, kindNames, kindOf } from '#catalogue/kinds.ts'
import { maxId } from '#catalogue/limits.ts'
import { listingAt } from '#catalogue/listings/listing-path.ts'
import { readAsked } from '#catalogue/redirect.ts'
import type { Queries } from '../db/tables.ts'

const fixedPages = [
  ...[
    '/',
    '/about',
    '/compare',
    '/contact',
    '/partnerscontact',
    '/privacy-policy',
    '/roads',
    '/saved',
  ],
  ...['/saved/cards', '/search', '/terms-conditions', '/reviews.json', '/robots.txt', '/login'],
  ...['/articles/feed.xml', '/__manifest', '/service-worker.js', '/manifest.webmanifest'],
  ...['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/og-default.jpg'],
  ...['/icon-192.png', '/icon-512.png', '/maskable-512.png'],
  ...kindNames.map((name) => kindOf(name).listPath.toLowerCase()),
]

/** What the server answers itself, or never redirects. */
const owned = [
  /^\/sitemap(-\d+)?\.xml$/,
  // Pictures and films, the built client, the API, and everything below the back office.
  /^\/(admin|api|assets|uploads|images|hotelrooms|agency|reviews|share|films)(\/.*)?$/,
  /^\/(brand|fonts|landscapes|portraits|sound)\/.*\.(avif|jpg|mp3|ogg|svg|txt|webp|woff2)$/,
  // Guests' links, in any spelling, and the data of navigations.
  /^\/(q|rv)([/.;].*)?$|\.data$/,
]

/** Whether the site always answers at the address. With parameters it is another address. */
export function isFixedPage(source: string): boolean {
  const { path } = readAsked(source)
  return fixedPages.includes(source) || owned.some((each) => each.test(path))
}

/** The addresses of published listings among these. */
export async function listingsAt(db: Queries, sources: string[]): Promise<Set<string>> {
  const named = namedBy(sources.filter((source) => !source.includes('?')))
  const stored = await storedAmong(db, named)
  return addressesOf(named.filter((each) => stored.get(keyOf(each)) === 'published'))
}

/** The targets among these that mean a listing which does not exist, not even as a draft. */
export async function lostTargets(db: Queries, targets: string[]): Promise<Set<string>> {
  const named = namedBy(targets.filter((target) => target.startsWith('/')))
  const stored = await storedAmong(db, named)
  return addressesOf(named.filter((each) => !stored.has(keyOf(each))))
}

interface Named {
  kind: KindName
  id: number
  address: string
}

const namedBy = (addresses: string[]): Named[] =>
  addresses.flatMap((address) => {
    const listing = listingAt(address.replace(/[?#].*$/, ''))
    return listing ? [{ ...listing, address }] : []
  })

const addressesOf = (named: Named[]) => new Set(named.map(({ address }) => address))

/** The status of each existing listing. */
async function storedAmong(db: Queries, named: Named[]): Promise<Map<string, Status>> {
  const stored = new Map<string, Status>()
  const possible = named.filter(({ id }) => id <= maxId)
  for (let at = 0; at < possible.length; at += 500) {
    const rows = await rowsOf(db, possible.slice(at, at + 500))
    for (const row of rows) stored.set(keyOf(row), row.status)
  }
  return stored
}

const keyOf = ({ kind, id }: { kind: KindName; id: number }) => `${kind} ${id}`

const rowsOf = (db: Queries, named: Named[]) =>
  db
    .selectFrom('listings')
    .select(['id', 'kind', 'status'])
    .where('id', 'in', [...new Set(named.map(({ id }) => id))])
    .where('deletedAt', 'is', null)
    .execute()
