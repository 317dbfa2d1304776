import { onStop, readStop } from '../../page-fetch.ts'
import { saved } from '../../site/bookmarks/lists.ts'
import { isTrip, pageKey } from '../kept/addresses.ts'
import { dropPages, findPage, inTurn } from '../kept/kept-pages.ts'
import { sendWaiting } from '../outbox/outbox.ts'
import { markLinks, unmarkLinks } from './mark-links.ts'
import { reportPage } from './report.ts'

/** Long enough that the pictures of a page are there. */
const viewedMs = 3000

let waiting: { address: string; timer: ReturnType<typeof setTimeout> } | undefined

/** Loaded after the first view: keeps what is visited, and leads to it without a network. */
export function start() {
  viewed(0)
  addEventListener('arrived', () => {
    flush()
    viewed()
    if (isOffline()) later(markLinks)
  })
  addEventListener('online', backOnline)
  addEventListener('offline', () => markLinks())
  addEventListener('click', openKept, true)
  addEventListener('online', sendQuietly)
  addEventListener('arrived', sendQuietly)
  saved.subscribe(() => viewed())
  sendQuietly()
  onStop(goOnWithKept)
  if (isOffline()) markLinks()
  if (navigator.onLine) checkTrip()
}

const sendQuietly = () => sendWaiting().catch(() => undefined)

const isOffline = () => !navigator.onLine || 'kept' in document.documentElement.dataset

const later = (act: () => void) => setTimeout(act, 300)

function viewed(afterMs = viewedMs) {
  clearTimeout(waiting?.timer)
  const address = location.pathname + location.search
  waiting = { address, timer: setTimeout(flush, afterMs) }
}

/** Also for a page that was left before its time. */
function flush() {
  if (!waiting) return
  clearTimeout(waiting.timer)
  const { address } = waiting
  waiting = undefined
  if (!('kept' in document.documentElement.dataset)) reportPage(address)
}

async function backOnline() {
  unmarkLinks()
  if (!('kept' in document.documentElement.dataset)) return viewed()
  checkTrip()
  const said = document.querySelector('offline-banner span')
  if (said) said.textContent = 'You’re back online.'
}

const retryMs = 3000

/** A link that was withdrawn shows nothing any more. The first word of a network may be too early. */
async function checkTrip(tries = 5) {
  if (!isTrip(location.pathname) || !('kept' in document.documentElement.dataset)) return
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  if (!answer && tries > 1) setTimeout(() => checkTrip(tries - 1), retryMs)
  if (answer?.status !== 404 && answer?.status !== 410) return
  await inTurn(() => dropPages([pageKey(location)]))
  location.reload()
}

const keptUnder = (url: Pick<URL, 'pathname' | 'search'>) => findPage(url).catch(() => undefined)

/** Without a network a link to a kept page opens it as a document of its own. */
async function openKept(event: MouseEvent) {
  const { target } = event
  if (!isOffline() || !(target instanceof Element) || event.ctrlKey || event.metaKey) return
  const link = target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.hasAttribute('data-not-kept') || link.target) return
  const isPage = link.origin === location.origin && link.pathname !== location.pathname
  if (!isPage) return
  event.preventDefault()
  event.stopImmediatePropagation()
  location.assign(link.href)
}

/** A way that found no line goes to what is kept of the page. */
async function goOnWithKept() {
  const stop = readStop()
  if (stop && (await keptUnder({ pathname: stop.path, search: '' }))) location.assign(stop.path)
}
