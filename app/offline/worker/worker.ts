import { isPublicPage } from '../cache/addresses.ts'
import { sendWaiting } from '../outbox/outbox.ts'
import { answerCards, asksForCards } from './answer-cards.ts'
import { answerFile, isFile } from './answer-file.ts'
import { answerPage } from './answer-page.ts'
import { checkTrips, type PageReport, receiveReport } from './receive-report.ts'
import { removeItself, removeWhenGone } from './remove-itself.ts'
import { type FetchEvent, scope } from './scope.ts'

/** The service worker: what it answers, and when it unregisters. */
function start() {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
  scope.addEventListener('fetch', answer)
  scope.addEventListener('sync', (event) => {
    if (event.tag === 'trips') event.waitUntil(checkTrips())
    if (event.tag === 'outbox') event.waitUntil(sendOrFail())
  })
  scope.addEventListener('message', (event) => {
    // A page that gets no answer assumes that the worker is broken.
    event.ports[0]?.postMessage('heard')
    event.waitUntil(receiveReport(event.data as PageReport))
  })
}

/** A rejection makes the browser retry later. */
async function sendOrFail() {
  if (!(await sendWaiting())) throw new Error('Not all was sent')
}

/** Requests not handled here go to the network. */
function answer(event: FetchEvent) {
  const { request } = event
  const url = new URL(request.url)
  const isOurs = request.method === 'GET' && url.origin === location.origin
  if (!isOurs || request.headers.has('range')) return
  if (request.mode === 'navigate') {
    if (!isPublicPage(url)) return
    event.respondWith(answerPage(request, (work) => event.waitUntil(work)))
    event.waitUntil(removeWhenGone())
  } else if (asksForCards(url)) event.respondWith(answerCards(request))
  else if (isFile(request, url)) event.respondWith(answerFile(request))
}

try {
  start()
} catch {
  removeItself()
}
