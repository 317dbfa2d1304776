import { onStop, readStop } from '../../page-fetch.ts'
import { saved } from '../../site/bookmarks/lists.ts'
import { isTrip } from '../kept/addresses.ts'
import { findPage } from '../kept/kept-pages.ts'
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
  saved.subscribe(() => viewed())
  onStop(goOnWithKept)
  if (isOffline()) markLinks()
}

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
  // A link that was withdrawn shows nothing any more.
  if (isTrip(location.pathname)) return location.reload()
  const said = document.querySelector('offline-banner span')
  if (said) said.textContent = 'You’re back online.'
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
