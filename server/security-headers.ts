import type { FastifyInstance } from 'fastify'

const yearSeconds = 31_536_000

/** What every answer says to the browser, whatever it is. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string) {
  const headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${yearSeconds}`,
    }),
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}
