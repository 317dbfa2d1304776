import type { FastifyPluginAsync } from 'fastify'
import type { Domain } from '../../domain.ts'
import type { Render } from '../cache/cache-entry.ts'
import type { CachedPage } from '../cache/cached-page.ts'
import type { PageCache } from '../cache/page-cache.ts'
import { sendPage } from '../send-page.ts'
import { makeFeed } from './feed.ts'
import { makeSitemap } from './make-sitemap.ts'

interface Options {
  domain: Pick<Domain, 'listings' | 'settings' | 'texts'>
  publicUrl: string
  cache: PageCache
  /** Maximum URLs per sitemap. */
  max?: number
}

/** Files for search engines, cached and invalidated like pages. */
export const crawlerFiles: FastifyPluginAsync<Options> = async (
  app,
  { domain, publicUrl, cache, max },
) => {
  app.get('/robots.txt', async (request, reply) => {
    const text = async () => file('text/plain', Buffer.from(robots(publicUrl)))
    return sendPage(request, reply, await cache.get('/robots.txt', text))
  })

  app.get('/sitemap.xml', async (request, reply) => sendPage(request, reply, await sitemap(0)))

  app.get<{ Params: { number: string } }>(
    '/sitemap-:number(^[1-9]\\d{0,3}).xml',
    async (request, reply) =>
      sendPage(request, reply, await sitemap(Number(request.params.number))),
  )

  app.get(feedPath, async (request, reply) => {
    const feed = async () => file('application/atom+xml', await makeFeed({ ...domain, publicUrl }))
    return sendPage(request, reply, await cache.get(feedPath, feed))
  })

  function sitemap(number: number) {
    const make: Render = async () => {
      const body = await makeSitemap({ ...domain, publicUrl, max }, number)
      return body ? file('application/xml', body) : missing
    }
    // Thousands of URLs, so it is rebuilt only on request.
    make.isLazy = true
    return cache.get(`/sitemap-${number}.xml`, make)
  }
}

const feedPath = '/articles/feed.xml'

const robots = (publicUrl: string) => `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /search?

Sitemap: ${publicUrl}/sitemap.xml
`

const file = (type: string, body: Buffer): CachedPage => ({
  status: 200,
  headers: { 'content-type': `${type}; charset=utf-8` },
  body,
  isCacheable: true,
})

const missing: CachedPage = {
  ...file('text/plain', Buffer.from('Not found')),
  status: 404,
  isCacheable: false,
}
