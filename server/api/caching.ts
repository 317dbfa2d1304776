import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { type CacheTag, collectTags } from '../db/cache-tags.ts'
import { hasTag } from '../http/has-tag.ts'
import type { ReadyAnswers } from '../pages/cache/ready-answers.ts'
import { bearerToken } from './rights.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is the same for every visitor until something changes. */
    isPublic?: boolean
  }
}

interface Asked {
  /** Collects what the answer shows. */
  tags: Set<CacheTag>
  madeIn: number
}

/**
 * Cache headers: an answer that needs or returns a token is not stored; a public one is revalidated
 * each time, with 304 while unchanged.
 */
export const caching = fp<{ ready: ReadyAnswers }>(async (app, { ready }) => {
  const asked = new WeakMap<FastifyRequest, Asked>()
  app.addHook('onRequest', (request, _reply, done) => {
    const tags = new Set<CacheTag>()
    asked.set(request, { tags, madeIn: ready.generation() })
    collectTags(tags, done)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (bearerToken(request)) return void reply.header('cache-control', 'no-store')
    const isPublic = request.routeOptions.config.isPublic && reply.statusCode === 200
    if (!isPublic || typeof payload !== 'string') return
    const etag = tagOf(payload)
    reply.header('etag', etag).header('cache-control', 'public, no-cache')
    reply.header('vary', 'authorization, accept-encoding')
    const known = asked.get(request)
    if (request.method === 'GET' && known) {
      const answer = { headers: headersOf(reply), etag, tags: known.tags }
      ready.store(request.raw.url ?? '', answer, payload, known.madeIn)
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
