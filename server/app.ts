import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Fastify, { type FastifyServerFactory } from 'fastify'
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { z } from 'zod'
import { api } from './api/api.ts'
import { answerErrors } from './api/errors.ts'
import { tripReviewForm } from './api/reviews/trip-review-form.ts'
import type { Domain } from './domain.ts'
import type { Env } from './env.ts'
import { clientFiles } from './files/client-files.ts'
import { filmRoutes } from './files/film-routes.ts'
import { iconRoutes } from './files/icon-routes.ts'
import { imageRoutes } from './files/image-routes.ts'
import { quotePdfRoute } from './files/quote-pdf-route.ts'
import { shareRoutes } from './files/share-routes.ts'
import { type Observer, observeAnswers, readyRoute } from './http/answered.ts'
import { connectionTimes, limitConnections } from './http/connections.ts'
import type { Draining } from './http/draining.ts'
import { isPrivate, loggablePath, privateHeaders } from './http/private-page.ts'
import { endSlowBodies } from './http/slow-bodies.ts'
import { pathOf, refuseUnknownMethods } from './http/unknown-methods.ts'
import type { Gauges, Metrics } from './metrics/metrics.ts'
import type { AppBuild } from './pages/build.ts'
import { createPageCache, type PageCache } from './pages/cache/page-cache.ts'
import { createReadyAnswers, type ReadyAnswers } from './pages/cache/ready-answers.ts'
import { createReadyFiles, type ReadyFiles } from './pages/cache/ready-files.ts'
import { crawlerFiles } from './pages/crawlers/crawler-files.ts'
import { pages } from './pages/pages.ts'
import { createRenderQueue, type RenderQueue } from './pages/render-queue.ts'
import { plainIssue } from './wire/plain-issue.ts'
import { problem } from './wire/problem.ts'

interface Options {
  env: Env
  domain: Domain
  build: () => Promise<AppBuild>
  /** The built client's folder; without it Vite serves the files. */
  client?: string
  serverFactory?: FastifyServerFactory
  draining?: Draining
  /** Receives each request that reached the router, once it is answered. */
  observe?: Observer
  /** Receives each request that was answered from memory. */
  observeReady?: Observer
  metrics?: Pick<Metrics, 'watch'>
}

/** The whole site: API, pictures, files and pages. */
export async function createApp(options: Options) {
  const { env, domain, build, client, serverFactory } = options
  const headers = securityHeaders(env.PUBLIC_URL)
  // Also where a request is refused, or fails.
  const headersOf = (url: string) => ({
    ...headers,
    ...(url.startsWith('/') && isPrivate(url) && privateHeaders),
  })
  const cache = createPageCache()
  const ready = createReadyAnswers(cache, headers)
  // A stopping server says so in each answer.
  const isDraining = () => options.draining?.isUnderWay() ?? false
  const renders = createRenderQueue()
  const files = createReadyFiles()
  const sendReady = sendingReady([ready, files], options.observeReady)
  options.metrics?.watch(pageGauges({ cache, ready, renders, files }))
  const app = Fastify({
    logger: false,
    // Its last ten digits are random, from a prepared batch.
    genReqId: () => randomUUID().slice(-10),
    trustProxy: env.TRUST_PROXY ?? false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
    rewriteUrl: pathOf,
    // No hook runs before these.
    frameworkErrors: (error, request, reply) =>
      answerErrors(error, request, reply.headers(headersOf(request.url))),
    forceCloseConnections: 'idle',
    serverFactory:
      serverFactory ??
      sendingFirst(sendReady, (url) => isDraining() || domain.redirects.mayRedirect(url)),
  }).withTypeProvider<ZodTypeProvider>()
  z.config({ customError: plainIssue })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerErrors)
  limitConnections(app.server)
  renders.yieldTo(app.server)
  if (options.observe) observeAnswers(app, options.observe)
  app.addHook('onRequest', async ({ url }, reply) => void reply.headers(headersOf(url)))
  endSlowBodies(app)
  options.draining?.watch(app)
  refuseUnknownMethods(app, problem)

  await app.register(api, { prefix: '/api', domain, publicUrl: env.PUBLIC_URL, ready })
  await app.register(async (scope) => {
    files.watch(scope)
    await scope.register(imageRoutes, domain.images)
    await scope.register(shareRoutes, domain.shares)
    await scope.register(iconRoutes, domain.icons)
    if (client) await scope.register(clientFiles, { folder: client, offline: env.OFFLINE === 'on' })
  })
  await app.register(filmRoutes, domain.media)
  await app.register(quotePdfRoute, domain.quotePdfs)
  domain.database.onChange(cache.change)
  app.addHook('onClose', cache.stop)
  domain.database.onChange(ready.change)
  domain.database.onChange(files.change)
  await app.register(crawlerFiles, { domain, publicUrl: env.PUBLIC_URL, cache })
  await app.register(pages, {
    ...{ domain, build, publicUrl: env.PUBLIC_URL, cache, ready, renders },
    fileForms: tripReviewForm(domain),
  })
  return app
}

/** A server that sends ready answers from memory, and routes other requests. */
const sendingFirst =
  (
    sendReady: ReturnType<typeof sendingReady>,
    isRouted: (url: string) => boolean,
  ): FastifyServerFactory =>
  (handler) =>
    createServer(connectionTimes, (request, response) => {
      if (isRouted(request.url ?? '') || !sendReady(request, response)) handler(request, response)
    })

/** Whether the answer was in memory and was sent. Most requests take only this path, so it must be cheap. */
function sendingReady([first, second]: [Sender, Sender], observe?: Observer) {
  const send = (request: IncomingMessage, response: ServerResponse) =>
    first.answer(request, response) || second.answer(request, response)
  if (!observe) return send
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const start = performance.now()
    if (!send(request, response)) return false
    observe(readyAnswer(request, response.statusCode, performance.now() - start))
    return true
  }
}

type Sender = Pick<ReadyFiles, 'answer'>

const readyAnswer = ({ method = '', url }: IncomingMessage, status: number, ms: number) => ({
  method,
  // Only the log reads it.
  get path() {
    return loggablePath(url)
  },
  route: readyRoute,
  status,
  ms,
})

interface PageParts {
  cache: PageCache
  ready: ReadyAnswers
  renders: RenderQueue
  files: ReadyFiles
}

const pageGauges = ({ cache, ready, renders, files }: PageParts): Gauges => ({
  page_cache_bytes: { help: 'Pages in memory, with their encodings', read: cache.bytes },
  page_cache_pages: { help: 'Pages in memory, outdated ones too', read: cache.count },
  api_cache_bytes: { help: 'Answers of the API in memory', read: ready.bytes },
  file_cache_bytes: { help: 'Small files in memory', read: files.bytes },
  renders_under_way: { help: 'Pages being made', read: () => renders.counts().running },
  renders_waiting: { help: 'Pages that wait to be made', read: () => renders.counts().waiting },
})

const yearSeconds = 31_536_000

/**
 * For JSON and files, which run nothing. Opened by themselves, browsers show a picture or film in a
 * document of their own, with styles; a page, the service worker and a PDF have another policy.
 */
const policy = [
  "default-src 'none'",
  "img-src 'self' data:",
  "media-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The headers of every answer. */
const securityHeaders = (publicUrl: string): Record<string, string> => ({
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(publicUrl.startsWith('https:') && {
    'strict-transport-security': `max-age=${yearSeconds}`,
  }),
})
