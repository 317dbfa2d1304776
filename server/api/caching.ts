import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { hasTag } from '../http/has-tag.ts'
import type { ReadyAnswers } from '../pages/cache/ready-answers.ts'
import { bearerToken } from './rights.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answer is the same for every visitor until something changes. */
    isPublic?: boolean
  }
}

/**
 * Who may keep an answer: nobody one that a token asked for or that brings one; a public one is
 * asked for again each time, and answered with 304 while it is the same.
 */
export const caching = fp<{ ready: ReadyAnswers }>(async (app, { ready }) => {
  const askedIn = new WeakMap<FastifyRequest, number>()
  app.addHook('onRequest', async (request) => void askedIn.set(request, ready.generation()))
  app.addHook('onSend', async (request, reply, payload) => {
    if (bearerToken(request)) return void reply.header('cache-control', 'no-store')
    const isPublic = request.routeOptions.config.isPublic && reply.statusCode === 200
    if (!isPublic || typeof payload !== 'string') return
    const etag = tagOf(payload)
    reply.header('etag', etag).header('cache-control', 'public, no-cache')
    reply.header('vary', 'authorization, accept-encoding')
    if (request.method === 'GET') {
      const answer = { headers: headersOf(reply), etag }
      ready.store(request.raw.url ?? '', answer, payload, askedIn.get(request) ?? -1)
    }
    return unlessKnown(request, reply, payload, etag)
  })
})

const tagOf = (payload: string) => `W/"${createHash('sha1').update(payload).digest('base64url')}"`

const headersOf = (reply: FastifyReply) =>
  Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined || name === 'content-length' ? [] : [[name, String(value)]],
    ),
  )

function unlessKnown(request: FastifyRequest, reply: FastifyReply, payload: string, etag: string) {
  if (!hasTag(request.headers['if-none-match'], etag)) return payload
  reply.code(304).removeHeader('content-type')
  return ''
}
