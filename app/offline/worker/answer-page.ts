import { isTrip, pageKey } from '../cache/addresses.ts'
import { allPages, dropPages, findPage, inTurn, readPage } from '../cache/cached-pages.ts'
import { storeOf } from '../cache/database.ts'
import type { CachedPage } from '../cache/eviction.ts'
import { isCacheable, isRemoved } from './cache-page.ts'
import { offlinePage, withOfflineBanner } from './offline-markup.ts'
import { scope } from './scope.ts'

/** Network timeout if there is a stored copy; on slow 3G a page begins within two seconds. */
const patienceMs = 6000

const notes = storeOf('notes')

/** The network's page; if it fails or takes too long, the stored one. */
export async function answerPage(request: Request, waitUntil: (work: Promise<unknown>) => void) {
  const url = new URL(request.url)
  const network = fetch(request)
  waitUntil(network.then((answer) => recordAnswer(url, answer)).catch(() => undefined))
  const page = await findPage(url).catch(() => undefined)
  const kept = page && (await readPage(page).catch(() => undefined))
  if (!page || !kept) return network.catch(() => nothingCached())
  const soon = network
    .then((answer) => (isUnavailable(answer) ? 'offline' : answer))
    .catch(() => 'offline')
  const answer = await Promise.race([soon, late()])
  if (answer instanceof Response) return answer
  // Woken when there is a network, if the browser can.
  if (isTrip(page.key)) waitUntil(askForSync())
  const ahead = await notes.get('ahead').catch(() => undefined)
  return withOfflineBanner(kept, { ...page, why: answer, ahead: ahead?.value ?? 0 })
}

const late = () => new Promise<'slow'>((end) => setTimeout(() => end('slow'), patienceMs))

/** Whether a proxy reports that the site is unavailable. */
const isUnavailable = ({ status }: Response) => status > 501 && status < 505

const nothingCached = async () => offlinePage(await allPages().catch((): CachedPage[] => []))

/** Updates the stored pages and the clock difference from a network answer. */
async function recordAnswer(url: URL, answer: Response) {
  if (answer.type !== 'basic') return
  const key = pageKey(url)
  const isGone = isRemoved(answer) || (answer.status === 200 && !isCacheable(answer, key))
  if (isGone && (await findPage(url))) await inTurn(() => dropPages([key]))
  await notes.put({ name: 'ahead', value: aheadBy(answer.headers.get('date'), Date.now()) })
}

/** Clock differences up to this are explained by network latency. */
const sameMs = 2 * 60_000

/** How far the server's clock is ahead of this phone's, in ms; 0 if they agree. */
export function aheadBy(date: string | null, now: number): number {
  const ahead = Date.parse(date ?? '') - now
  return Math.abs(ahead) > sameMs ? ahead : 0
}

const askForSync = async () => scope.registration.sync?.register('trips').catch(() => undefined)
