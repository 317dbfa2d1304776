import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import { forever } from './send-image.ts'

const daySeconds = 86_400

const workerFile = '/service-worker.js'
const workerPolicy = "default-src 'none'; connect-src 'self'"

interface Options {
  folder: string
  /** Whether the service worker may store pages on visitors' devices. */
  offline: boolean
}

/** The built client: files under /assets have a hash in their name, so they are cached forever. */
export const clientFiles: FastifyPluginAsync<Options> = async (app, { folder, offline }) => {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url !== workerFile) return
    reply.header('content-security-policy', workerPolicy)
    if (offline) return
    reply.header('cache-control', 'no-cache').type('text/javascript')
    return reply.send(removingWorker)
  })
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    index: false,
    // Else each compressed copy is a route of its own, and a start takes longer.
    globIgnore: ['**/*.{br,gz}'],
    cacheControl: false,
    setHeaders(response, path) {
      const isUnchanging = path.includes('/assets/') || path.includes('/fonts/')
      response.header('x-content-type-options', 'nosniff')
      const defaultCaching = isUnchanging ? forever : `public, max-age=${daySeconds}`
      response.header('cache-control', path.endsWith(workerFile) ? 'no-cache' : defaultCaching)
    },
  })
  app.get('/assets/*', (_request, reply) => reply.code(404).type('text/plain').send('Not found'))
}

/**
 * A service worker that replaces an installed one: deletes its caches and unregisters itself.
 * Queued enquiries stay.
 */
const removingWorker = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  await registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}
`
