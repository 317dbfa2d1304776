import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

const dropped = new Set(['origin', 'host', 'connection', 'transfer-encoding'])

/**
 * The request as the platform's own object. Its address is the configured one, by concatenation:
 * `new URL('//evil', base)` would switch the host. The origin was checked before.
 */
export function toRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (dropped.has(name) || value === undefined) continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const left = new AbortController()
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) left.abort()
  })
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(publicUrl + request.url, {
    method: request.method,
    headers,
    signal: hasBody ? left.signal : undefined,
    ...(hasBody && { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' }),
  })
}
