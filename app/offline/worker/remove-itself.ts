import { dropEverything, inTurn } from '../cache/cached-pages.ts'
import { scope } from './scope.ts'

const file = '/service-worker.js'
const checkMs = 60 * 60_000
let checkedAt = 0
let isLeaving = false

/** Whether it has begun to remove itself, and so stores nothing more. */
export const isWorkerLeaving = () => isLeaving

/** Unregisters the worker and deletes its caches. Unsent enquiries stay on the device. */
export async function removeItself(): Promise<void> {
  isLeaving = true
  await scope.registration.unregister()
  await inTurn(dropEverything).catch(() => undefined)
}

/** The site has removed its worker, so this one unregisters. */
export async function removeWhenGone(): Promise<void> {
  if (Date.now() - checkedAt < checkMs) return
  checkedAt = Date.now()
  const answer = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer?.status === 404 || answer?.status === 410) await removeItself()
}
