import { setTimeout as delay } from 'node:timers/promises'
import { type Changed, isTouched } from '../../db/cache-tags.ts'
import type { Cache, Entry, Render } from './cache-entry.ts'
import type { CachedPage } from './cached-page.ts'

/** How long outdated pages are shown after a change, while its author waits. */
const graceMs = 250
/** Maximum pages rebuilt after a change; others are rebuilt on request. */
const maxRenewed = 200

const isRenewed = ({ timesAsked, render }: Entry) => timesAsked > 0 && !render.isLazy

/**
 * After a change, rebuilds the affected pages that were requested repeatedly, most requested first,
 * one at a time. The promise resolves when no outdated page is shown any more.
 */
export function renewing(
  { pages, inProgress }: Pick<Cache, 'pages' | 'inProgress'>,
  make: (address: string, render: Render) => Promise<CachedPage>,
) {
  let current: object | undefined
  let running = Promise.resolve()

  const isOutdated = (address: string) =>
    (pages.peek(address)?.outdatedAfter ?? Number.POSITIVE_INFINITY) < Number.POSITIVE_INFINITY

  /** Starts after all other listeners of the change. */
  async function makeAll(entries: [string, Entry][]) {
    const own = {}
    current = own
    await Promise.resolve()
    for (const [address, { render }] of entries) {
      // The next change begins its own list.
      if (current !== own) return
      if (inProgress.has(address) || !isOutdated(address)) continue
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
    // A timer may fire slightly early by the clock used for pages.
    for (const [, entry] of asked) entry.outdatedAfter = 0
  }

  return {
    renew,
    /** Rebuilds no more; resolves when the current page is done. */
    async stop() {
      current = undefined
      await running
    },
  }
}
