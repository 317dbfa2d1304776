import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export interface DrainTimes {
  /** Without a request for so long, nobody is left to be turned away. */
  quietMs: number
  /** How long who watches the readiness is waited for. */
  tellMs: number
  maxMs: number
}

const usual: DrainTimes = { quietMs: 500, tellMs: 3000, maxMs: 8000 }

const steps = 10

const isHealth = /^\/api\/health(?!\/live)/i
const isReadiness = /^\/api\/health\/ready/i

export type Draining = ReturnType<typeof createDraining>

/**
 * Before the server closes it still answers everything, but says that it is not ready and that each
 * connection ends: what stands before it goes elsewhere, and no request meets a closed door.
 */
export function createDraining(times = usual) {
  let draining = false
  let asked = false
  let readinessAskedAt = Number.NEGATIVE_INFINITY
  let told = false

  return {
    isUnderWay: () => draining,
    /** To be called before the app gets its routes. */
    watch(app: FastifyInstance) {
      app.addHook('onRequest', async (request, reply) => {
        const isWatcher = isReadiness.test(request.url)
        if (isWatcher) readinessAskedAt = performance.now()
        if (!draining) return
        told ||= isWatcher
        if (isHealth.test(request.url)) return reply.code(503).send({ status: 'stopping' })
        asked = true
      })
      app.addHook('onSend', async (_request, reply) => {
        if (draining) reply.header('connection', 'close')
      })
    },

    /**
     * Resolves when nobody asks any more and whoever watches the readiness knows, or it took long
     * enough.
     */
    async drain() {
      draining = true
      const began = performance.now()
      const tellUntil = readinessAskedAt + times.tellMs < began ? began : began + times.tellMs
      const until = began + times.maxMs
      let quietSteps = 0
      // Steps, not time: while the process was held up, nobody could be heard.
      while (quietSteps < steps && performance.now() < until) {
        asked = false
        await setTimeout(times.quietMs / steps)
        const isHeard = told || performance.now() > tellUntil
        quietSteps = asked || !isHeard ? 0 : quietSteps + 1
      }
    },
  }
}
