import { type KindName, kindNames, kindOf } from '#catalogue/kinds.ts'
import { listingAt } from '#catalogue/listing-path.ts'
import { readAsked } from '#catalogue/redirect.ts'
import type { Queries } from '../db/tables.ts'

const standing = [
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
  ...kindNames.map((name) => kindOf(name).listPath.toLowerCase()),
]

/** Pictures and films, the built client, the API, and the back office, which answers for all below it. */
const owned =
  /^\/(sitemap(-\d+)?\.xml|(admin|api|assets|uploads|images|hotelrooms|agency|reviews|share|films)(\/.*)?)$/

/** Whether a page of the site always stands at the address. With parameters of its own it is another. */
export const isStandingPage = (source: string): boolean =>
  standing.includes(source) || owned.test(readAsked(source).path)

/** The ids of the listings that visitors see, of those at these addresses. */
export async function listingsAt(db: Queries, sources: string[]): Promise<Set<string>> {
  const named = sources.flatMap((source) => {
    const listing = source.includes('?') ? undefined : listingAt(source)
    return listing ? [{ ...listing, source }] : []
  })
  const shown = new Set<string>()
  for (let at = 0; at < named.length; at += 500) {
    for (const key of await shownAmong(db, named.slice(at, at + 500))) shown.add(key)
  }
  return new Set(named.flatMap((each) => (shown.has(keyOf(each)) ? [each.source] : [])))
}

const keyOf = ({ kind, id }: { kind: KindName; id: number }) => `${kind} ${id}`

async function shownAmong(db: Queries, named: { id: number }[]) {
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'kind'])
    .where('id', 'in', [...new Set(named.map(({ id }) => id))])
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .execute()
  return rows.map(keyOf)
}
