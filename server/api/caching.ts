import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
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
export const caching = fp(async (app) => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (bearerToken(request)) return void reply.header('cache-control', 'no-store')
    const isPublic = request.routeOptions.config.isPublic && reply.statusCode === 200
    if (isPublic && typeof payload === 'string') return revalidated(request, reply, payload)
  })
})

function revalidated(request: FastifyRequest, reply: FastifyReply, payload: string) {
  const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`
  reply.header('etag', etag).header('cache-control', 'public, no-cache')
  reply.header('vary', 'authorization')
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? []
  if (!known.includes(etag) && !known.includes('*')) return payload
  reply.code(304).removeHeader('content-type')
  return ''
}
