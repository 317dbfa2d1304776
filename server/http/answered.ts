import { performance } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { shownPath } from './private-page.ts'

/** A request that was answered, without anything of its sender. */
export interface Answered {
  /** By which a person quotes it; what was ready has none. */
  reference?: string
  method: string
  /** Without what somebody typed, or a guest's link. */
  path: string
  /** As it was declared: `/api/Hotel/:id`. */
  route: string
  status: number
  ms: number
  /** It went on until somebody left: its time says nothing of how quick the site is. */
  isStream?: true
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answer goes on until somebody leaves. */
    isStream?: true
  }
}

export type Observer = (answered: Answered) => void

/** What is sent from memory, before any route is looked for. */
export const readyRoute = 'ready'

const isStream = ({ routeOptions }: FastifyRequest) => routeOptions.config.isStream

/** Tells of every request that reaches the app, once its answer is sent or its sender has left. */
export function observeAnswers(app: FastifyInstance, observe: Observer) {
  const begun = new WeakMap<FastifyRequest, number>()
  function tell(request: FastifyRequest, reply: FastifyReply) {
    observe({
      reference: String(request.id),
      method: request.method,
      path: shownPath(request.url),
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: performance.now() - (begun.get(request) ?? performance.now()),
      ...(isStream(request) && { isStream: true }),
    })
  }
  app.addHook('onRequest', async (request, reply) => {
    begun.set(request, performance.now())
    // Mostly whoever hears it leaves, which is no end that the other hook is told of.
    if (isStream(request)) reply.raw.once('close', () => tell(request, reply))
  })
  app.addHook('onResponse', async (request, reply) => {
    if (!isStream(request)) tell(request, reply)
  })
}
