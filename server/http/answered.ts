import { performance } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { loggablePath } from './private-page.ts'

/** An answered request, without anything about its sender. */
export interface Answered {
  /** The reference that users can quote; absent for answers from memory. */
  reference?: string
  method: string
  /** Without the query and a guest's link. */
  path: string
  /** The route's pattern: `/api/Hotel/:id`. */
  route: string
  status: number
  ms: number
  /** A stream that lasted until the client left: its duration says nothing about speed. */
  isStream?: true
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answer is a stream that lasts until the client leaves. */
    isStream?: true
  }
}

export type Observer = (answered: Answered) => void

/** Answers from memory, sent before routing. */
export const readyRoute = 'ready'

const isStream = ({ routeOptions }: FastifyRequest) => routeOptions.config.isStream

/** Reports every request that reaches the app, once its answer is sent or its client has left. */
export function observeAnswers(app: FastifyInstance, observe: Observer) {
  const begun = new WeakMap<FastifyRequest, number>()
  function report(request: FastifyRequest, reply: FastifyReply) {
    observe({
      reference: String(request.id),
      method: request.method,
      path: loggablePath(request.url),
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: performance.now() - (begun.get(request) ?? performance.now()),
      ...(isStream(request) && { isStream: true }),
    })
  }
  app.addHook('onRequest', async (request, reply) => {
    begun.set(request, performance.now())
    // Streams usually end when the client leaves, which the other hook does not see.
    if (isStream(request)) reply.raw.once('close', () => report(request, reply))
  })
  app.addHook('onResponse', async (request, reply) => {
    if (!isStream(request)) report(request, reply)
  })
}
