import type { FastifyPluginAsync } from 'fastify'
import type { Domain } from '../domain.ts'
import { type CachedPage, type PageCache, sendCached } from './page-cache.ts'
import { sitemap } from './sitemap.ts'

interface Options {
  domain: Pick<Domain, 'listings'>
  publicUrl: string
  cache: PageCache
}

/** What search engines ask for beside the pages, kept and dropped together with them. */
export const crawlerFiles: FastifyPluginAsync<Options> = async (
  app,
  { domain, publicUrl, cache },
) => {
  app.get('/robots.txt', (request, reply) =>
    sendCached(request, reply, file('text/plain', robots(publicUrl))),
  )

  app.get('/sitemap.xml', async (request, reply) => {
    const made = await cache.get('/sitemap.xml', async () =>
      file('application/xml', sitemap(publicUrl, await domain.listings.publishedPages())),
    )
    return sendCached(request, reply, made)
  })
}

const robots = (publicUrl: string) => `User-agent: *
Disallow: /admin/
Disallow: /api/

Sitemap: ${publicUrl}/sitemap.xml
`

const file = (type: string, text: string): CachedPage => ({
  status: 200,
  headers: { 'content-type': `${type}; charset=utf-8`, 'x-content-type-options': 'nosniff' },
  body: Buffer.from(text),
  keep: true,
})
