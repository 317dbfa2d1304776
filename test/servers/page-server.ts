import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import type { Domain } from '#server/domain.ts'
import type { AppBuild } from '#server/pages/build.ts'
import { createPageCache, type PageCache } from '#server/pages/cache/page-cache.ts'
import { createReadyAnswers } from '#server/pages/cache/ready-answers.ts'
import { pages } from '#server/pages/pages.ts'
import type { DelayLimits } from '#server/pages/refusals.ts'
import { createRenderQueue, type QueueLimits } from '#server/pages/render-queue.ts'
import { canonicalAddress } from '../../app/parameters.ts'

interface Options {
  queue?: QueueLimits
  cache?: PageCache
  holding?: DelayLimits
}

type Handler = (request: Request) => Promise<Response>

/** A page app that renders nothing. */
export function buildOf(handler: Handler): AppBuild {
  class RouterContextProvider {
    set() {}
  }
  const entry = {
    ...{ RouterContextProvider, domainContext: {}, visitorContext: {}, canonicalAddress },
    bytesOf: () => undefined,
  }
  return { entry, handler, version: 'built' } as unknown as AppBuild
}

/** The page server with a handler that reports the requests it gets. */
export async function openPages(
  handler: Handler,
  { queue, holding, cache = createPageCache() }: Options = {},
) {
  const app = Fastify()
  const redirects = {
    byParameters: async () => undefined,
    follow: async () => undefined,
    miss() {},
  }
  const settings = { read: async () => ({ operatorName: 'Dal & <Nigeen>' }) }
  const domain = { redirects, settings } as unknown as Domain
  await app.register(pages, {
    domain,
    build: async () => buildOf(handler),
    publicUrl: 'https://kashmir.example',
    cache,
    ready: createReadyAnswers(cache, {}),
    renders: createRenderQueue(queue),
    holding,
  })
  onTestFinished(() => app.close())
  return app
}

export const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
