import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyServerFactory } from 'fastify'
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { api } from './api/api.ts'
import { answerErrors } from './api/errors.ts'
import { clientFiles } from './client-files.ts'
import type { Domain } from './domain.ts'
import type { Env } from './env.ts'
import { filmRoutes } from './images/film-routes.ts'
import { imageRoutes } from './images/image-routes.ts'
import { shareRoutes } from './images/share/share-routes.ts'
import type { AppBuild } from './pages/build.ts'
import { crawlerFiles } from './pages/crawler-files.ts'
import { createPageCache } from './pages/page-cache.ts'
import { pages } from './pages/pages.ts'

interface Options {
  env: Env
  domain: Domain
  build: () => Promise<AppBuild>
  /** The built client's folder; without it Vite serves the files. */
  client?: string
  serverFactory?: FastifyServerFactory
}

/** The whole site: API, pictures, files and pages. */
export async function createApp({ env, domain, build, client, serverFactory }: Options) {
  const app = Fastify({
    logger: false,
    genReqId: () => randomBytes(5).toString('hex'),
    trustProxy: env.TRUST_PROXY ?? false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: answerErrors,
    forceCloseConnections: 'idle',
    ...(serverFactory && { serverFactory }),
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerErrors)

  await app.register(api, { prefix: '/api', domain, publicUrl: env.PUBLIC_URL })
  await app.register(imageRoutes, domain.images)
  await app.register(shareRoutes, domain.shares)
  await app.register(filmRoutes, domain.media)
  if (client) await app.register(clientFiles, { folder: client })
  const cache = createPageCache()
  domain.database.onChange(cache.clear)
  await app.register(crawlerFiles, { domain, publicUrl: env.PUBLIC_URL, cache })
  await app.register(pages, { domain, build, publicUrl: env.PUBLIC_URL, cache })
  return app
}
