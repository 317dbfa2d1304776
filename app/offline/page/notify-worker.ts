import { dropEverything } from '../cache/cached-pages.ts'
import type { PageReport } from '../worker/receive-report.ts'

/** A busy phone starts a worker within a few seconds; one that has not answered by then is broken. */
const answerMs = 15_000

/** After a sleep of the phone, the time is over before the answer that waits has been read. */
const readMs = 1000

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  // Browsers may refuse it, and mocked ones may return nothing.
  const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker
    .register('/service-worker.js', { updateViaCache: 'none' })
    .catch(() => undefined)
  if (!registration) return undefined
  return registration.active ? registration : navigator.serviceWorker.ready
}

/** Sends a message; a worker that does not acknowledge it is unregistered. */
export async function notifyWorker(report: PageReport): Promise<void> {
  const registration = await registered()
  if (!registration?.active) return
  const { port1, port2 } = new MessageChannel()
  const heard = new Promise<boolean>((resolve) => {
    port1.onmessage = () => resolve(true)
    setTimeout(() => setTimeout(() => resolve(false), readMs), answerMs - readMs)
  })
  registration.active.postMessage(report, [port2])
  if (await heard) return
  await registration.unregister()
  await dropEverything()
}
