import { setTimeout } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { agencyName, plainPage, type ReadSettings } from './plain-page.ts'

export interface DelayLimits {
  /** How long a refusal is delayed, to slow down clients that retry at once. */
  holdMs: number
  /** Maximum delayed refusals; further ones are sent at once. */
  max: number
}

const defaultLimits: DelayLimits = { holdMs: 1000, max: 1000 }

const busy = { title: 'Many visitors at once', text: 'Please try again in a few seconds.' }

export type Refusals = ReturnType<typeof createRefusals>

/**
 * Answers requests for pages with Retry-After while too many wait. In a flood each refusal makes
 * room for the sender's next request, so refusals are slow to send and cheap to make.
 */
export function createRefusals(settings: ReadSettings, { holdMs, max } = defaultLimits) {
  const bodyFor = lastMade((agency: string) => Buffer.from(plainPage({ ...busy, agency })))
  let held = 0

  async function hold() {
    if (held >= max) return
    held += 1
    await setTimeout(holdMs, undefined, { ref: false })
    held -= 1
  }

  return {
    async refuse(reply: FastifyReply, retryAfterSeconds: number) {
      await hold()
      if (reply.raw.destroyed) return reply.hijack()
      const body = bodyFor(await agencyName(settings))
      return reply
        .code(503)
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'retry-after': `${retryAfterSeconds}`,
        })
        .send(body)
    },
  }
}

/** Caches the answer by name. */
function lastMade<T>(make: (name: string) => T) {
  let last: { name: string; made: T } | undefined
  return (name: string): T => {
    if (last?.name !== name) last = { name, made: make(name) }
    return last.made
  }
}
