import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export interface DrainTimes {
  /** Without a request for so long, nobody is left to be turned away. */
  quietMs: number
  maxMs: number
}

const usual: DrainTimes = { quietMs: 500, maxMs: 8000 }

const steps = 10

const isHealth = /^\/api\/health(?!\/live)/i

export type Draining = ReturnType<typeof createDraining>

/**
 * Before the server closes it still answers everything, but says that it is not ready and that each
 * connection ends: what stands before it goes elsewhere, and no request meets a closed door.
 */
export function createDraining(times = usual) {
  let draining = false
  let asked = false

  return {
    isUnderWay: () => draining,
    /** To be called before the app gets its routes. */
    watch(app: FastifyInstance) {
      app.addHook('onRequest', async (request, reply) => {
        if (!draining) return
        if (isHealth.test(request.url)) return reply.code(503).send({ status: 'stopping' })
        asked = true
      })
      app.addHook('onSend', async (_request, reply) => {
        if (draining) reply.header('connection', 'close')
      })
    },

    /** Resolves when nobody asks any more, or it took long enough. */
    async drain() {
      draining = true
      const until = performance.now() + times.maxMs
      let quietSteps = 0
      // Steps, not time: while the process was held up, nobody could be heard.
      while (quietSteps < steps && performance.now() < until) {
        asked = false
        await setTimeout(times.quietMs / steps)
        quietSteps = asked ? 0 : quietSteps + 1
      }
    },
  }
}
