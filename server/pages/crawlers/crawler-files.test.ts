import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { kindNames } from '#catalogue/kinds.ts'
import type { PublishedKind, PublishedPage } from '../../listings/find/published-pages.ts'
import { createPageCache } from '../cache/page-cache.ts'
import { crawlerFiles } from './crawler-files.ts'

const picture = { folder: 'uploads' as const, name: 'dal', width: 1800 }
const shown: PublishedPage[] = [
  {
    kind: 'Hotel',
    id: 7,
    title: 'Dal View',
    changedAt: '2026-11-02T08:00:00.000Z',
    images: [picture, picture],
  },
  { kind: 'Hotel', id: 8, title: 'Pine & Snow', changedAt: '2026-11-05T08:00:00.000Z', images: [] },
  { kind: 'Villa', id: 9, title: 'चिनार', changedAt: '2026-10-01T08:00:00.000Z', images: [] },
]

const counts: PublishedKind[] = kindNames.map((kind) => {
  const pages = shown.filter((page) => page.kind === kind)
  return { kind, count: pages.length, changedAt: pages.at(-1)?.changedAt }
})

const edited = '2026-11-07T08:00:00.000Z'

async function open(publicUrl = 'https://kashmir.example', max?: number) {
  const app = Fastify()
  const cache = createPageCache()
  const reads: object[] = []
  const listings = {
    countPublishedPages: async () => counts,
    async *publishedPages(_counts: object, range: { skip: number; take: number }) {
      reads.push(range)
      yield shown.slice(range.skip, range.skip + range.take)
    },
  }
  const find = async (name: string) => ({ updatedAt: name === 'terms' ? edited : null })
  const domain = { listings, texts: { find } } as never
  await app.register(crawlerFiles, { domain, publicUrl, cache, max })
  return { app, cache, reads }
}

const entryOf = (xml: string, path: string) =>
  xml.split('\n').find((line) => line.includes(`<loc>https://kashmir.example${path}</loc>`))

test('the sitemap lists pages and listings with dates and pictures', async () => {
  const { app } = await open()
  const answer = await app.inject('/sitemap.xml')
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(entryOf(answer.body, '/hotel/7/dal-view')).toBe(
    '<url><loc>https://kashmir.example/hotel/7/dal-view</loc><lastmod>2026-11-02T08:00:00.000Z</lastmod>' +
      '<image:image><image:loc>https://kashmir.example/uploads/dal.webp</image:loc></image:image></url>',
  )
  expect(entryOf(answer.body, '/hotels')).toContain('<lastmod>2026-11-05T08:00:00.000Z</lastmod>')
  expect(entryOf(answer.body, '/')).toContain('<lastmod>2026-11-05T08:00:00.000Z</lastmod>')
  expect(entryOf(answer.body, '/wellness')).toBe(
    '<url><loc>https://kashmir.example/wellness</loc></url>',
  )
  expect(entryOf(answer.body, '/About')).toBeDefined()
  expect(entryOf(answer.body, '/terms-conditions')).toContain(`<lastmod>${edited}</lastmod>`)
  expect(answer.body).not.toContain('/search')
})

test('builds the sitemap once, until something changes', async () => {
  const { app, cache, reads } = await open()
  await app.inject('/sitemap.xml')
  const again = await app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'br' } })
  expect(again.headers['content-encoding']).toBe('br')
  expect(reads).toHaveLength(1)
  cache.change('everything')
  await app.inject('/sitemap.xml')
  expect(reads).toHaveLength(2)
})

test('splits more URLs than a sitemap may have, with an index', async () => {
  const { app } = await open('https://kashmir.example', 10)
  const index = (await app.inject('/sitemap.xml')).body
  const files = [...index.matchAll(/<loc>https:\/\/kashmir\.example([^<]*)<\/loc>/g)]
  expect(files.map(([, path]) => path)).toEqual(['/sitemap-1.xml', '/sitemap-2.xml'])
  const answers = await Promise.all(files.map(([, path]) => app.inject(path ?? '')))
  const places = answers.map(({ body }) => body.match(/<loc>/g)?.length)
  expect(places).toEqual([10, 10])
  expect(entryOf(answers[1]?.body ?? '', '/villas/9')).toBeDefined()
  expect((await app.inject('/sitemap-3.xml')).statusCode).toBe(404)
})

test('builds a sitemap without the others', async () => {
  const { app, reads } = await open('https://kashmir.example', 7)
  const index = (await app.inject('/sitemap.xml')).body
  expect(index.match(/<loc>/g)).toHaveLength(3)
  expect(reads).toEqual([])
  const last = (await app.inject('/sitemap-3.xml')).body
  expect(reads).toEqual([{ skip: 0, take: 4 }])
  expect(last.match(/<loc>/g)).toHaveLength(3 + 3)
  await app.inject('/sitemap-1.xml')
  expect(reads.at(-1)).toEqual({ skip: 0, take: 0 })
})

test('escapes URLs so that the document stays well-formed', async () => {
  const { app } = await open('https://kashmir.example/a&b')
  expect((await app.inject('/sitemap.xml')).body).toContain('https://kashmir.example/a&amp;b/About')
})

test('robots.txt refers to the sitemap, and disallows the back office and the API', async () => {
  const { app } = await open()
  const lines = (await app.inject('/robots.txt')).body.split('\n')
  expect(lines).toContain('Sitemap: https://kashmir.example/sitemap.xml')
  const closed = ['Disallow: /admin', 'Disallow: /api/', 'Disallow: /search?']
  expect(lines).toEqual(expect.arrayContaining(closed))
})
