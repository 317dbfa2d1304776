import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Every address answers the methods of the web; what arrives here has another. */
export function refuseUnknownMethods(app: FastifyInstance) {
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(405)
      .header('allow', 'GET, HEAD, POST')
      .type('text/plain; charset=utf-8')
      .send('There is no such method here.'),
  )
}

/** A request may name the whole address (RFC 9112, 3.2.2); only its path counts. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  if (url.startsWith('/')) return url
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  return path.startsWith('/') ? path : `/${path}`
}
