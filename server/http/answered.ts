import { performance } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A request that was answered, without anything of its sender. */
export interface Answered {
  /** By which a person quotes it; what was ready has none. */
  reference?: string
  method: string
  /** Without the query, which may hold what somebody typed. */
  path: string
  /** As it was declared: `/api/Hotel/:id`. */
  route: string
  status: number
  ms: number
}

export type Observer = (answered: Answered) => void

/** What is sent from memory, before any route is looked for. */
export const readyRoute = 'ready'

export const withoutQuery = (url = '') => url.split('?', 1)[0] ?? ''

/** Tells of every request that reaches the app, once its answer is sent or its sender has left. */
export function observeAnswers(app: FastifyInstance, observe: Observer) {
  const begun = new WeakMap<FastifyRequest, number>()
  app.addHook('onRequest', async (request) => void begun.set(request, performance.now()))
  app.addHook('onResponse', async (request, reply) => {
    observe({
      reference: String(request.id),
      method: request.method,
      path: withoutQuery(request.url),
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: performance.now() - (begun.get(request) ?? performance.now()),
    })
  })
}
