import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

interface DrainTimes {
  /** After so long without a request, no client is left. */
  quietMs: number
  /** How long to wait for the next readiness check. */
  reportMs: number
  maxMs: number
}

const defaultTimes: DrainTimes = { quietMs: 500, reportMs: 3000, maxMs: 8000 }

const steps = 10

const isHealth = /^\/api\/health(?!\/live)/i
const isReadiness = /^\/api\/health\/ready/i

export type Draining = ReturnType<typeof createDraining>

/**
 * Before the server closes, it still answers everything but reports that it is not ready and closes
 * each connection, so that a load balancer moves on and no request is refused.
 */
export function createDraining(times = defaultTimes) {
  let draining = false
  let asked = false
  let readinessAskedAt = Number.NEGATIVE_INFINITY
  let hasReported = false

  return {
    isUnderWay: () => draining,
    /** Call it before the app gets its routes. */
    watch(app: FastifyInstance) {
      app.addHook('onRequest', async (request, reply) => {
        const isWatcher = isReadiness.test(request.url)
        if (isWatcher) readinessAskedAt = performance.now()
        if (!draining) return
        hasReported ||= isWatcher
        if (isHealth.test(request.url)) return reply.code(503).send({ status: 'stopping' })
        asked = true
      })
      app.addHook('onSend', async (_request, reply) => {
        if (draining) reply.header('connection', 'close')
      })
    },

    /** Resolves when requests have stopped and the readiness check has seen it, or after a time limit. */
    async drain() {
      draining = true
      const began = performance.now()
      const reportUntil = readinessAskedAt + times.reportMs < began ? began : began + times.reportMs
      const until = began + times.maxMs
      let quietSteps = 0
      // Counts steps instead of time: while the process was blocked, no request could arrive.
      while (quietSteps < steps && performance.now() < until) {
        asked = false
        await setTimeout(times.quietMs / steps)
        const isReported = hasReported || performance.now() > reportUntil
        quietSteps = asked || !isReported ? 0 : quietSteps + 1
      }
    },
  }
}
