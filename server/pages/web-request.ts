import type { FastifyReply, FastifyRequest } from 'fastify'
import { bytesOf } from './form-body.ts'

const dropped = new Set(['origin', 'host', 'connection', 'transfer-encoding', 'content-length'])

/**
 * The request for a public page, without any data of the visitor who requests it first. The URL is the
 * site's own plus the path; `new URL('//evil', base)` would switch the host.
 */
export const pageRequest = (address: string, signal: AbortSignal) =>
  new Request(address, { signal })

/** A form as a web Request. Its origin was checked before. */
export function formRequest(request: FastifyRequest, address: string, signal: AbortSignal) {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (dropped.has(name) || value === undefined) continue
    headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return new Request(address, { method: 'POST', headers, signal, body: bytesOf(request.body) })
}

/** Aborts if the client leaves before the answer is sent. */
export function leaving(reply: FastifyReply): AbortSignal {
  const left = new AbortController()
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) left.abort()
  })
  return left.signal
}
