import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasTag } from '../http/has-tag.ts'
import { privateHeaders } from '../http/private-page.ts'
import type { CachedPage } from './cache/cached-page.ts'
import { createEncodings } from './cache/encodings.ts'

/** Sends it in the smallest encoding the browser accepts, or 304 if the browser has it already. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  const { encodings, etag } = page
  if (!encodings || !etag) {
    const { 'cache-control': caching = 'no-store' } = page.headers
    return sendCompressed(request, reply, page, { 'cache-control': caching })
  }
  reply.code(page.status).headers(page.headers)
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
  if (hasTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const encoding = encodings.choose(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await encodings.get(encoding))
}

/** A private page, which is never cached. */
export const sendPrivately = (request: FastifyRequest, reply: FastifyReply, page: CachedPage) =>
  sendCompressed(request, reply, page, privateHeaders)

/** A page that is not cached, such as the data of a navigation, compressed for slow connections. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  headers: Record<string, string>,
) {
  reply.code(page.status).headers({ ...page.headers, ...headers, vary: 'accept-encoding' })
  const { body } = page
  if (!body) return reply.send()
  const encodings = createEncodings(body, () => {})
  const encoding = encodings.choose(request.headers['accept-encoding'])
  if (encoding === 'identity') return reply.send(body)
  return reply.header('content-encoding', encoding).send(await encodings.get(encoding))
}
