import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Domain } from '../domain.ts'
import type { AppBuild } from './build.ts'
import { answerFailure } from './failure.ts'
import { type CachedPage, type PageCache, sendCached } from './page-cache.ts'
import { permits } from './permits.ts'
import { secured } from './security.ts'
import { toRequest } from './web-request.ts'

/** Renders at once at most; the rest wait, since rendering keeps the processor to itself. */
const rendersAtOnce = 4

interface Options {
  domain: Domain
  /** Read for every request: it changes with every edit while developing. */
  build: () => Promise<AppBuild>
  publicUrl: string
  cache: PageCache
}

/** React Router renders every address that nothing else answers. */
export const pages: FastifyPluginAsync<Options> = async (
  app,
  { domain, build, publicUrl, cache },
) => {
  // React Router reads the raw body itself.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.setErrorHandler(answerFailure)
  const renders = permits(rendersAtOnce)

  app.all('/*', async (request, reply) => {
    const refusal = refuse(request)
    if (refusal)
      return reply.code(refusal.status).type('text/plain; charset=utf-8').send(refusal.reason)
    if (isPreview(request)) {
      reply.headers(unlisted)
      return sendCached(request, reply, { ...(await render(request, reply)), keep: false })
    }
    if (request.method === 'GET' || request.method === 'HEAD') {
      const page = await cache.get(request.url, () => render(request, reply))
      return sendCached(request, reply, page)
    }
    return sendCached(request, reply, await render(request, reply))
  })

  function render(request: FastifyRequest, reply: FastifyReply): Promise<CachedPage> {
    return renders.run(async () => {
      const { entry, handler } = await build()
      const context = new entry.RouterContextProvider()
      context.set(entry.domainContext, domain)
      context.set(entry.publicUrlContext, publicUrl)
      context.set(entry.visitorContext, { address: request.ip, reference: String(request.id) })
      const response = await handler(toRequest(request, reply, publicUrl), context)
      return secured(response)
    })
  }
}

/** Staff look at a page that visitors may not see: it is made anew each time, and known to nobody. */
const isPreview = ({ query }: FastifyRequest) => 'preview' in (query as object)

const unlisted = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }

const longestForm = 64 * 1024

/** What React Router would take without looking: bodies of any size, and forms from other sites. */
function refuse(request: FastifyRequest): { status: number; reason: string } | undefined {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const { origin, host } = request.headers
  const length = request.headers['content-length']
  const type = request.headers['content-type'] ?? ''
  if (origin && !origin.endsWith(`//${host}`))
    return { status: 403, reason: 'This form belongs to another site.' }
  if (length === undefined) return { status: 411, reason: 'The length of the form is missing.' }
  if (Number(length) > longestForm) return { status: 413, reason: 'The form is too large.' }
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(type)) {
    return { status: 415, reason: 'This address takes forms only.' }
  }
}
