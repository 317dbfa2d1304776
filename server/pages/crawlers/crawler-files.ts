import type { FastifyPluginAsync } from 'fastify'
import { textNames } from '#catalogue/texts/texts.ts'
import type { Domain } from '../../domain.ts'
import type { Render } from '../cache/cache-entry.ts'
import type { CachedPage } from '../cache/cached-page.ts'
import type { PageCache } from '../cache/page-cache.ts'
import { sendPage } from '../send-page.ts'
import { sitemaps } from './sitemap.ts'

interface Options {
  domain: Pick<Domain, 'listings' | 'texts'>
  publicUrl: string
  cache: PageCache
  /** Addresses in one sitemap at most. */
  most?: number
}

/** What search engines ask for beside the pages, cached and dropped together with them. */
export const crawlerFiles: FastifyPluginAsync<Options> = async (
  app,
  { domain, publicUrl, cache, most },
) => {
  app.get('/robots.txt', async (request, reply) => {
    const text = async () => file('text/plain', robots(publicUrl))
    return sendPage(request, reply, await cache.get('/robots.txt', text))
  })

  app.get('/sitemap.xml', async (request, reply) => sendPage(request, reply, await sitemap(0)))

  app.get<{ Params: { number: string } }>(
    '/sitemap-:number(^[1-9]\\d{0,3}).xml',
    async (request, reply) =>
      sendPage(request, reply, await sitemap(Number(request.params.number))),
  )

  /** The first is the index, or the only one. */
  function sitemap(number: number) {
    const make: Render = async () => {
      const text = sitemaps(publicUrl, await readShown(domain), most)[number]
      return text === undefined ? missing : file('application/xml', text)
    }
    // Thousands of addresses: not read again after each change.
    make.isLazy = true
    return cache.get(`/sitemap-${number}.xml`, make)
  }
}

async function readShown({ listings, texts }: Options['domain']) {
  const changes = textNames.map(async (name) => [name, (await texts.find(name)).updatedAt])
  return {
    listings: await listings.publishedPages(),
    textChanges: Object.fromEntries(await Promise.all(changes)),
  }
}

const robots = (publicUrl: string) => `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /search?

Sitemap: ${publicUrl}/sitemap.xml
`

const file = (type: string, text: string): CachedPage => ({
  status: 200,
  headers: { 'content-type': `${type}; charset=utf-8` },
  body: Buffer.from(text),
  isCacheable: true,
})

const missing: CachedPage = { ...file('text/plain', 'Not found'), status: 404, isCacheable: false }
