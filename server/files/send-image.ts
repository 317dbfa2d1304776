import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasTag } from '../http/has-tag.ts'
import type { OpenedImage } from '../images/images.ts'

/** The caching of a file that never changes. */
export const forever = 'public, max-age=31536000, immutable'

/** Short for guests' pictures, since they can be withdrawn; private at a signed URL. */
function cacheControlOf(path: string): string {
  if (/^reviews\/[^/]+\//.test(path)) return 'private, max-age=1800'
  if (path.startsWith('reviews/')) return 'public, max-age=3600'
  return forever
}

/** Sends a file that never changes, or 304 if the browser has it. */
export function sendImage(image: OpenedImage, request: FastifyRequest, reply: FastifyReply) {
  const etag = `"${image.path}:${image.size}"`
  reply.headers({
    etag,
    'cache-control': cacheControlOf(image.path),
    'x-content-type-options': 'nosniff',
  })
  const unchanged = hasTag(request.headers['if-none-match'], etag)
  if (!unchanged) reply.headers({ 'content-type': image.type, 'content-length': image.size })
  if (!unchanged && request.method === 'GET') return reply.send(image.body)
  image.body.destroy()
  return reply.code(unchanged ? 304 : 200).send()
}

export function refuseImage(reply: FastifyReply) {
  return reply
    .code(404)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send('Not found')
}

/** An error handler for routes of files: clients that request a picture cannot use JSON. */
export function answerUnavailable(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error.statusCode !== 503) throw error
  const cause = error.cause instanceof Error ? error.cause.message : error.message
  console.error(`[${request.id}] ${request.method} ${request.url.split('?')[0]}: ${cause}`)
  return reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
    .type('text/plain; charset=utf-8')
    .send('This file cannot be had right now')
}
