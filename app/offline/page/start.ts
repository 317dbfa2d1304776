import { onStop, readStop } from '../../page-fetch.ts'
import { saved } from '../../site/bookmarks/lists.ts'
import { isTrip, pageKey } from '../cache/addresses.ts'
import { dropPages, findPage, inTurn } from '../cache/cached-pages.ts'
import { sendWaiting } from '../outbox/outbox.ts'
import { markLinks, unmarkLinks } from './mark-links.ts'
import { reportPage } from './report.ts'

/** Late enough that a page's pictures have loaded. */
const viewedMs = 3000

const retryMs = 3000

let waiting: { address: string; timer: ReturnType<typeof setTimeout> } | undefined

/** Loaded after the first view: stores visited pages, and opens them offline. */
export function start() {
  viewed(0)
  addEventListener('arrived', () => {
    flush()
    viewed()
    sendQuietly()
    if (isOffline()) setTimeout(markLinks, 300)
  })
  addEventListener('online', backOnline)
  addEventListener('offline', () => markLinks())
  addEventListener('click', openCached, true)
  addEventListener('online', () => sendQuietly())
  saved.subscribe(() => viewed())
  sendQuietly()
  onStop(openCachedAfterFailure)
  // A navigation may have failed before this script was loaded.
  openCachedAfterFailure()
  if (isOffline()) markLinks()
  if (navigator.onLine) checkTrip()
}

/** The first "online" event may come too early. */
async function sendQuietly(tries = 5) {
  const isAllSent = await sendWaiting().catch(() => false)
  if (!isAllSent && navigator.onLine && tries > 1) setTimeout(() => sendQuietly(tries - 1), retryMs)
}

const isOffline = () => !navigator.onLine || 'kept' in document.documentElement.dataset

function viewed(afterMs = viewedMs) {
  clearTimeout(waiting?.timer)
  const address = location.pathname + location.search
  waiting = { address, timer: setTimeout(flush, afterMs) }
}

/** Also reports a page that was left early. */
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

/** A withdrawn link must show nothing any more. The first "online" event may come too early. */
async function checkTrip(tries = 5) {
  if (!isTrip(location.pathname) || !('kept' in document.documentElement.dataset)) return
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  if (!answer && tries > 1) setTimeout(() => checkTrip(tries - 1), retryMs)
  if (answer?.status !== 404 && answer?.status !== 410) return
  await inTurn(() => dropPages([pageKey(location)]))
  location.reload()
}

/** Offline, a link to a stored page opens it as a new document. */
async function openCached(event: MouseEvent) {
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

/** A navigation that failed opens the stored page. */
async function openCachedAfterFailure() {
  const { path: pathname, search = '' } = readStop() ?? {}
  const cached = pathname && (await findPage({ pathname, search }).catch(() => undefined))
  if (cached) location.assign(pathname + search)
}
