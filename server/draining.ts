import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export interface DrainTimes {
  /** Without a request for so long, nobody is left to be turned away. */
  quietMs: number
  maxMs: number
}

const usual: DrainTimes = { quietMs: 500, maxMs: 8000 }

const isHealth = /^\/api\/health(?!\/live)/i

export type Draining = ReturnType<typeof createDraining>

/**
 * Before the server closes it still answers everything, but says that it is not ready and that each
 * connection ends: what stands before it goes elsewhere, and no request meets a closed door.
 */
export function createDraining(times = usual) {
  let since: number | undefined
  let lastAsked = 0

  return {
    /** To be called before the app gets its routes. */
    watch(app: FastifyInstance) {
      app.addHook('onRequest', async (request, reply) => {
        if (since === undefined) return
        if (isHealth.test(request.url)) return reply.code(503).send({ status: 'stopping' })
        lastAsked = performance.now()
      })
      app.addHook('onSend', async (_request, reply) => {
        if (since !== undefined) reply.header('connection', 'close')
      })
    },

    /** Resolves when hardly anybody asks any more, or it took long enough. */
    async drain() {
      since = performance.now()
      lastAsked = since
      while (isBusy(performance.now(), since)) await setTimeout(times.quietMs / 10)
    },
  }

  function isBusy(now: number, start: number) {
    return now - start < times.maxMs && now - lastAsked < times.quietMs
  }
}
