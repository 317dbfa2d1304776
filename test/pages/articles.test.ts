import { expect, test } from 'vitest'
import { listingPath } from '#catalogue/listings/listing-path.ts'
import { readHead } from '../page-head.ts'
import { demoSite, publicUrl } from './demo-site.ts'

const site = demoSite()

const pathOf = async (title: string) => {
  const found = (await site.list('Article')).find((one: { title: string }) => one.title === title)
  return listingPath({ kind: 'Article', ...found })
}
const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? ''
const cards = (html: string) =>
  [...html.matchAll(/<a class="card-link"[^>]*>([^<]*)</g)].map(([, title]) => title)

test('the list shows all articles, newest first, and a category by its chip', async () => {
  const html = main(await site.html('/articles'))
  const titles = (await site.list('Article')).map(({ title }: { title: string }) => title)
  expect(titles[0]).toBe('What to pack for Gulmarg in January')
  expect(cards(html).map((title) => title?.replaceAll('&#x27;', '’'))).toEqual(titles)
  expect(html).not.toContain('Min price')
  const seasons = main(await site.html('/articles?category=2'))
  expect(cards(seasons)).toEqual(['Three days of blossom: almonds, tulips and the week in between'])
})

test('an article shows its pictures in its text, and the others above it', async () => {
  const html = main(await site.html(await pathOf('What to pack for Gulmarg in January')))
  expect(html).not.toContain('[picture')
  expect(html.match(/<figure>/g)).toHaveLength(2)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toContain('<h2>Shoes</h2>')
  expect(html).toContain('<strong>Sunglasses and sun cream.</strong>')
  expect(html).toMatch(/By Imran Dar, <time dateTime="2025-12-18">18 December 2025</)
  expect(html.match(/class="gallery-item"/g)).toHaveLength(2)
})

test('an article links to its related listings and to other articles', async () => {
  const html = main(await site.html(await pathOf('Houseboats explained')))
  const [, named = '', others = ''] = html.split(/id="named"|id="more"/)
  expect(cards(named)).toEqual([
    'The Painted Kingfisher Houseboats',
    'Walnut Prow Houseboat',
    'Srinagar',
  ])
  expect(cards(others)).toHaveLength(3)
  expect(cards(others)).not.toContain('Houseboats explained')
})

test('an article has each id once, so that its sections have their own names', async () => {
  const html = await site.html(await pathOf('Houseboats explained'))
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toContain('more')
  expect(ids).toEqual([...new Set(ids)])
})

test('structured data contains author, date and URL', async () => {
  const path = await pathOf('Houseboats explained')
  const { things, canonical } = readHead(await site.html(path))
  expect(canonical).toBe(publicUrl + path)
  const article = things.find((thing) => thing['@type'] === 'Article')
  expect(article).toMatchObject({
    headline: 'Houseboats explained',
    datePublished: '2025-09-02',
    author: { '@type': 'Person', name: 'Mehvish Bhat' },
    publisher: { '@type': 'TravelAgency', name: 'Kashmir Escapes' },
  })
  expect(article?.image).toHaveLength(4)
  const crumbs = things.find((thing) => thing['@type'] === 'BreadcrumbList')
  expect(crumbs?.itemListElement).toMatchObject([
    { name: 'Home' },
    { name: 'Articles', item: `${publicUrl}/articles` },
    { name: 'Houseboats explained', item: publicUrl + path },
  ])
})

test('an article without author, date, summary, pictures or text has a complete page', async () => {
  const id = await site.save('/api/Article', { title: 'Roads today', articleCategoryId: '1' })
  const { statusCode, body } = await site.get(`/article/${id}`)
  expect(statusCode).toBe(200)
  const html = main(body.replaceAll('<!-- -->', ''))
  expect(html).toMatch(/By Kashmir Escapes, <time dateTime="\d{4}-\d\d-\d\d">/)
  expect(html).not.toContain('No images available')
  expect(html).not.toContain('id="named"')
})

test('a draft is only shown with its signed preview', async () => {
  const draft = { title: 'Not yet', articleCategoryId: '1', status: 'draft' }
  const id = await site.save('/api/Article', draft)
  expect((await site.get(`/article/${id}`)).statusCode).toBe(404)
  const { path } = (await site.send('POST', `/api/Article/${id}/preview`, {})).json()
  const preview = await site.get(path)
  expect([preview.statusCode, preview.body.includes('Not yet')]).toEqual([200, true])
  expect((await site.get('/articles')).body).not.toContain('Not yet')
  expect((await site.get('/articles/feed.xml')).body).not.toContain('Not yet')
})

test('pages refer to the feed, and feed and search follow changes', async () => {
  for (const path of ['/articles', await pathOf('Houseboats explained')]) {
    expect(await site.html(path)).toContain('type="application/atom+xml"')
  }
  const feed = await site.get('/articles/feed.xml')
  expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect(feed.body).toContain('<title>Houseboats explained</title>')
  await site.save('/api/Article', { title: 'Chillai Kalan', articleCategoryId: '2' })
  expect((await site.get('/articles/feed.xml')).body).toContain('<title>Chillai Kalan</title>')
  expect(await site.html('/search?q=chillai')).toContain('Chillai Kalan')
})
