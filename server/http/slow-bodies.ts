import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

interface BodyLimits {
  /** Maximum bytes of a small body: a form, a record. */
  small: number
  /** A small body must be complete within this time. */
  completeMs: number
  /** A larger body must bring `minBytes` in each such period; hours of photos on a slow line are fine. */
  windowMs: number
  minBytes: number
}

const defaultLimits: BodyLimits = {
  small: 64 * 1024,
  completeMs: 30_000,
  windowMs: 15_000,
  minBytes: 16 * 1024,
}

const checksPerWindow = 5

interface OpenBody {
  response: ServerResponse
  isSmall: boolean
  /** When it is ended, unless enough has arrived by then. */
  until: number
  /** The connection's received bytes when that period began. */
  bytesBefore: number
}

/** Ends requests whose body arrives so slowly that it must be an attack or a dead line. */
export function endSlowBodies(app: FastifyInstance, limits = defaultLimits) {
  const open = new Map<IncomingMessage, OpenBody>()

  app.addHook('onRequest', async ({ raw }, reply) => {
    const length = raw.headers['content-length']
    if (!raw.headers['transfer-encoding'] && !Number(length)) return
    // An injected request (in tests) is complete.
    if (!(raw.socket instanceof Socket)) return
    const isSmall = Number(length) <= limits.small
    const until = performance.now() + (isSmall ? limits.completeMs : limits.windowMs)
    open.set(raw, { response: reply.raw, isSmall, until, bytesBefore: raw.socket.bytesRead })
  })

  function check(request: IncomingMessage, body: OpenBody) {
    const { complete, destroyed, socket, readableLength } = request
    if (complete || destroyed || socket.destroyed) return open.delete(request)
    if (performance.now() < body.until) return
    const enough = socket.bytesRead - body.bytesBefore >= limits.minBytes
    // Unread data is waiting for this server, not for the client.
    const isMoving = readableLength > 0 || (!body.isSmall && enough)
    if (!isMoving) return end(request, body.response)
    body.until = performance.now() + limits.windowMs
    body.bytesBefore = socket.bytesRead
  }

  function checkAll() {
    for (const [request, body] of open) check(request, body)
  }

  const timer = setInterval(checkAll, limits.windowMs / checksPerWindow).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

function end({ socket }: IncomingMessage, response: ServerResponse) {
  if (!response.headersSent) {
    socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  }
  socket.destroySoon()
}
