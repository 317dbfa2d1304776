import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Domain } from '../domain.ts'
import { isPrivate, loggablePath } from '../http/private-page.ts'
import { reportSecurityEvent } from '../http/security-log.ts'
import { pageMethods } from '../http/unknown-methods.ts'
import { addressKey } from '../limits/address-key.ts'
import type { AppBuild, Visitor } from './build.ts'
import type { CachedPage } from './cache/cached-page.ts'
import type { PageCache } from './cache/page-cache.ts'
import type { ReadyAnswers } from './cache/ready-answers.ts'
import { failureAnswer } from './failure.ts'
import { isForm, maxForm, refuse } from './form-body.ts'
import { movedTo, rightAddress } from './named-address.ts'
import { plainListings } from './plain-listings.ts'
import { withQuery } from './redirect-query.ts'
import { createRefusals, type DelayLimits } from './refusals.ts'
import { busy, createRenderQueue, type RenderQueue } from './render-queue.ts'
import { secured } from './security.ts'
import { sendCompressed, sendPage, sendPrivately } from './send-page.ts'
import { refuseTooLong } from './too-long.ts'
import { formRequest, leaving, pageRequest } from './web-request.ts'

interface Options {
  domain: Domain
  /** Read for every request, since each edit changes it during development. */
  build: () => Promise<AppBuild>
  publicUrl: string
  cache: PageCache
  ready: ReadyAnswers
  renders?: RenderQueue
  /** How refusals are delayed while the render queue is full. */
  holding?: DelayLimits
  /** Forms with files: reads the files, and has the rest answered like any form. */
  fileForms?: (app: FastifyInstance, answer: AnswerForm) => Promise<void>
}

type AnswerForm = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

type Site = Required<Omit<Options, 'fileForms' | 'holding'>>

/** Has React Router render every URL without another route. */
export const pages: FastifyPluginAsync<Options> = async (app, options) => {
  const { domain, renders = createRenderQueue() } = options
  const shown = { ...domain, listings: { ...domain.listings, ...plainListings(domain.listings) } }
  const site = { ...options, domain: shown, renders }
  app.removeAllContentTypeParsers()
  // The whole form is read before it takes a place in the render queue.
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxForm }, (_request, body, done) =>
    done(null, body),
  )
  const refusals = createRefusals(domain.settings, options.holding)
  app.setErrorHandler(failureAnswer(domain.settings, refusals))
  app.addHook('onRequest', async (request, reply) => {
    const refusal = refuse(request)
    if (!refusal) return
    if (refusal.status === 413) return refuseTooLong(request, reply, domain.settings)
    if (refusal.status === 405) reply.header('allow', pageMethods)
    return refuseWith(reply, refusal.status, refusal.reason)
  })

  const { fileForms } = options
  if (fileForms) {
    await app.register((scope) => fileForms(scope, (...asked) => answerForm(site, ...asked)))
  }
  app.all('/*', (request, reply) =>
    request.method === 'POST' ? answerForm(site, request, reply) : answerPage(site, request, reply),
  )
}

async function answerPage(site: Site, request: FastifyRequest, reply: FastifyReply) {
  const { build, publicUrl, cache, ready, renders } = site
  const left = leaving(reply)
  const { entry } = await build()
  ready.knowAddresses(entry.canonicalAddress)
  const address = entry.canonicalAddress(request.url)
  const moved = await redirectByParameters(site, request.url, entry.canonicalAddress)
  if (moved) return sendPage(request, reply, moved)
  // Called again after changes, so it keeps nothing of this request except its visitor's key.
  const visitor = visitorOf(request)
  // A cached page needs no place in the queue; for others a full queue is reported at once.
  if (!cache.knows(address) && renders.isFull(visitor)) throw busy
  const render = (signal: AbortSignal) =>
    renders.run(() => rendered(site, visitor, pageRequest(publicUrl + address, signal)), {
      signal,
      address: visitor.address,
    })
  if (isPrivate(address)) return sendPrivately(request, reply, await render(left))
  if (!isPreview(address)) {
    const page = await cache.get(address, render, left)
    if (page.status === 404 && isDocument(address)) {
      const to = await site.domain.redirects.follow(request.url)
      if (to !== undefined) return sendPage(request, reply, movedTo(to))
      site.domain.redirects.miss(request.url)
    }
    const right = rightAddress(page, request.url)
    const answer = right === undefined ? withQuery(page, request.url, address) : movedTo(right)
    return sendPage(request, reply, answer)
  }
  reply.headers(unlisted)
  return sendPage(request, reply, { ...(await render(left)), isCacheable: false })
}

/** The target of a rule with parameters, such as `/?page_id=12`, although its path has a page. */
async function redirectByParameters(
  { domain: { redirects } }: Site,
  asked: string,
  canonicalAddress: (address: string) => string,
) {
  const rule = await redirects.byParameters(asked)
  if (!rule || canonicalAddress(rule.source).includes('?')) return undefined
  const to = await redirects.follow(asked)
  return to === undefined ? undefined : movedTo(to)
}

/** Excludes data requests, which the app itself makes. */
const isDocument = (address: string) => !/\.data(\?|$)/.test(address)

async function answerForm(site: Site, request: FastifyRequest, reply: FastifyReply) {
  const signal = leaving(reply)
  if (!(await isForm(request))) return refuseWith(reply, 400, 'The form cannot be read.')
  const page = await site.renders.run(
    () =>
      rendered(
        site,
        visitorOf(request),
        formRequest(request, site.publicUrl + request.url, signal),
      ),
    { signal, address: addressKey(request.ip), form: true },
  )
  if (page.status === 429) reportSecurityEvent(request, 'limited')
  if (isPrivate(request.url)) return sendPrivately(request, reply, page)
  return sendCompressed(request, reply, page, ownHeaders)
}

/** With `no-store`, Back to it would show the browser's error page instead. */
const ownHeaders = { 'cache-control': 'private, no-cache' }

const visitorOf = ({ ip, id, url }: FastifyRequest): Visitor => ({
  address: addressKey(ip),
  reference: String(id),
  path: loggablePath(url),
})

async function rendered(
  { build, domain, publicUrl }: Site,
  visitor: Visitor,
  asked: Request,
): Promise<CachedPage> {
  const { entry, handler, version } = await build()
  const context = new entry.RouterContextProvider()
  context.set(entry.domainContext, domain)
  context.set(entry.publicUrlContext, publicUrl)
  context.set(entry.visitorContext, visitor)
  const response = await handler(asked, context)
  // An aborted render may still return a page.
  asked.signal.throwIfAborted()
  const page = await secured(response, entry.bytesOf(response))
  if (page.status >= 500 && page.body?.length === 0) throw new Error('Not even the error page')
  return { ...page, headers: { ...page.headers, 'x-build': version } }
}

/** A preview for staff: rendered for each request, never cached or indexed. */
const isPreview = (address: string) => /[?&]preview=/.test(address)

const unlisted = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }

const refuseWith = (reply: FastifyReply, status: number, reason: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(reason)
