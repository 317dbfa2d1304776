import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'

const yearSeconds = 31_536_000
const daySeconds = 86_400

/** The built client: files under /assets carry a hash in their name, so they are kept for ever. */
export const clientFiles: FastifyPluginAsync<{ folder: string }> = async (app, { folder }) => {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(response, path) {
      const forever = path.includes('/assets/') || path.includes('/fonts/')
      response.header('x-content-type-options', 'nosniff')
      response.header(
        'cache-control',
        forever ? `public, max-age=${yearSeconds}, immutable` : `public, max-age=${daySeconds}`,
      )
    },
  })
  app.get('/assets/*', (_request, reply) => reply.code(404).type('text/plain').send('Not found'))
}
