import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'

export const pageMethods = 'GET, HEAD, POST'
const noSuchMethod = 'There is no such method here.'

/**
 * The routes answer all usual methods; requests with another one arrive here, and for files that
 * have been removed since the start. API calls get JSON.
 */
export function refuseUnknownMethods(
  app: FastifyInstance,
  problem: (status: number, message: string) => object,
) {
  app.setNotFoundHandler(({ method, url }, reply) => {
    if (method === 'GET' || method === 'HEAD') return sendMissing(reply)
    reply.code(405)
    if (/^\/api(\/|\?|$)/i.test(url)) {
      return reply.header('allow', `${pageMethods}, PUT, DELETE`).send(problem(405, noSuchMethod))
    }
    return reply.header('allow', pageMethods).type('text/plain; charset=utf-8').send(noSuchMethod)
  })
}

const sendMissing = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('There is no such file.')

/** A request line may contain a full URL (RFC 9112, 3.2.2); only its path matters. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  if (url.startsWith('/')) return decodable(url)
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  return decodable(path.startsWith('/') ? path : `/${path}`)
}

/**
 * A path whose escapes are no text (`/%ff`) is an unknown address like others: its signs are literal.
 * NUL becomes the replacement character, since no database takes it, not even to search for it.
 */
function decodable(sent: string): string {
  if (!sent.includes('%')) return sent
  const url = sent.replaceAll('%00', '%EF%BF%BD')
  const [path = ''] = url.split('?', 1)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
