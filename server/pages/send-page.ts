import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedPage } from './cache/cached-page.ts'
import { encodingNames } from './cache/encodings.ts'

/** Sends it in the smallest encoding the browser takes, or 304 when it has it already. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  reply.code(page.status).headers(page.headers)
  const { encodings, etag } = page
  if (!encodings || !etag) {
    if (!page.headers['cache-control']) reply.header('cache-control', 'no-store')
    return reply.send(page.body)
  }
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
  if (names(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = negotiate(accepted, [...encodingNames]) ?? 'identity'
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await encodings.get(encoding))
}

/** Whether an If-None-Match header lists the tag; strong and weak ones are the same here. */
const names = (header: string | undefined, etag: string) =>
  header
    ?.split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag === etag || `W/${tag}` === etag) ?? false
