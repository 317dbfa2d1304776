import { setTimeout as delay } from 'node:timers/promises'
import { type Changed, isTouched } from '../../db/cache-tags.ts'
import type { Cache, Entry, Render } from './cache-entry.ts'
import type { CachedPage } from './cached-page.ts'

/** How long pages are shown as they were before a change, and its author waits for them. */
const graceMs = 250
/** Pages made anew after one change; further ones wait until somebody asks. */
const maxRenewed = 200

const isRenewed = ({ timesAsked, render }: Entry) => timesAsked > 0 && !render.isLazy

/**
 * After a change, the pages it touches that were asked for again since they were made are made anew,
 * those asked for most first, one at a time. The promise lasts until no page is shown as it was.
 */
export function renewing(
  { pages, underWay }: Pick<Cache, 'pages' | 'underWay'>,
  make: (address: string, render: Render) => Promise<CachedPage>,
) {
  let current: object | undefined
  let running = Promise.resolve()

  const isOutdated = (address: string) =>
    (pages.peek(address)?.outdatedAfter ?? Number.POSITIVE_INFINITY) < Number.POSITIVE_INFINITY

  /** Begins after all others have heard of the change. */
  async function makeAll(entries: [string, Entry][]) {
    const own = {}
    current = own
    await Promise.resolve()
    for (const [address, { render }] of entries) {
      // The next change begins a list of its own.
      if (current !== own) return
      if (underWay.has(address) || !isOutdated(address)) continue
      await make(address, render).catch(() => {})
    }
  }

  async function renew(changed: Changed): Promise<void> {
    const shownUntil = performance.now() + graceMs
    for (const [, entry] of pages.entries()) {
      if (!isTouched(entry.tags, changed)) continue
      entry.outdatedAfter = Math.min(entry.outdatedAfter, isRenewed(entry) ? shownUntil : 0)
    }
    const asked = [...pages.entries()]
      .filter(([address, entry]) => isRenewed(entry) && isOutdated(address))
      .sort(([, one], [, other]) => other.timesAsked - one.timesAsked)
      .slice(0, maxRenewed)
    if (asked.length === 0) return
    running = makeAll(asked)
    await Promise.race([running, delay(graceMs, undefined, { ref: false })])
    // A timer may ring a moment early by the clock that pages are held to.
    for (const [, entry] of asked) entry.outdatedAfter = 0
  }

  return {
    renew,
    /** Makes no more; resolves when the page under way is made. */
    async stop() {
      current = undefined
      await running
    },
  }
}
