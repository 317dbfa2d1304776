import { isTrip, pageKey } from '../kept/addresses.ts'
import { aheadBy } from '../kept/clock.ts'
import { storeOf } from '../kept/database.ts'
import { allPages, dropPages, findPage, inTurn, readPage } from '../kept/kept-pages.ts'
import type { KeptPage } from '../kept/what-goes.ts'
import { isNoMore, mayKeep } from './keep-page.ts'
import { markKept, notKeptPage } from './kept-markup.ts'
import { scope } from './scope.ts'

/** Network timeout if there is a stored copy; on slow 3G a page begins within two seconds. */
const patienceMs = 6000

const notes = storeOf('notes')

/** The network's page; if it fails or takes too long, the stored one. */
export async function answerPage(request: Request, waitUntil: (work: Promise<unknown>) => void) {
  const url = new URL(request.url)
  const network = fetch(request)
  waitUntil(network.then((answer) => noteAnswer(url, answer)).catch(() => undefined))
  const page = await findPage(url).catch(() => undefined)
  const kept = page && (await readPage(page).catch(() => undefined))
  if (!page || !kept) return network.catch(() => nothingKept())
  const soon = network
    .then((answer) => (isAway(answer) ? 'offline' : answer))
    .catch(() => 'offline')
  const answer = await Promise.race([soon, late()])
  if (answer instanceof Response) return answer
  if (isTrip(page.key)) waitUntil(askForSync('trips'))
  const ahead = await notes.get('ahead').catch(() => undefined)
  return markKept(kept, { ...page, why: answer, ahead: ahead?.value ?? 0 })
}

const late = () => new Promise<'slow'>((end) => setTimeout(() => end('slow'), patienceMs))

/** Whether a proxy reports that the site is unavailable. */
const isAway = ({ status }: Response) => status > 501 && status < 505

const nothingKept = async () => notKeptPage(await allPages().catch((): KeptPage[] => []))

/** Updates the stored pages and the clock difference from a network answer. */
async function noteAnswer(url: URL, answer: Response) {
  if (answer.type !== 'basic') return
  const key = pageKey(url)
  const isGone = isNoMore(answer) || (answer.status === 200 && !mayKeep(answer, key))
  if (isGone && (await findPage(url))) await inTurn(() => dropPages([key]))
  await notes.put({ name: 'ahead', value: aheadBy(answer.headers.get('date'), Date.now()) })
}

interface Syncing {
  sync?: { register(tag: string): Promise<void> }
}

/** Requests background sync, to be woken when there is a network, if supported. */
async function askForSync(tag: string): Promise<void> {
  await (scope.registration as Syncing).sync?.register(tag).catch(() => undefined)
}
