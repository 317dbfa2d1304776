import { expect, test } from 'vitest'
import { kindNames, kindOf } from '#catalogue/kinds.ts'
import { html, openPages } from '#test/servers/page-server.ts'

async function openCounted() {
  const rendered: string[] = []
  const app = await openPages(async ({ url }) => {
    rendered.push(url.replace('https://kashmir.example', ''))
    return html(`<p>${url}</p>`)
  })
  return { rendered, visit: (url: string) => app.inject(url) }
}

test('unknown parameters neither reach a page nor create a cache entry', async () => {
  const { rendered, visit } = await openCounted()
  const first = await visit('/?gclid=abc&fbclid=1')
  expect(first.body).not.toContain('gclid')
  for (const url of ['/', '/?utm_source=x', '/?gclid=def', '/?']) {
    expect((await visit(url)).body).toBe(first.body)
  }
  expect(rendered).toEqual(['/'])
})

test('a list’s parameters lead to one cached page in any spelling', async () => {
  const { rendered, visit } = await openCounted()
  await visit('/hotels?sort=price&q=dal')
  await visit('/hotels?q=dal&gclid=1&sort=price&page=1&minPrice=')
  await visit('/hotels?q=%64al&sort=price&category=none')
  expect(rendered).toEqual(['/hotels?q=dal&sort=price'])
})

test('known parameters reach the page', async () => {
  const { rendered, visit } = await openCounted()
  const urls = [
    '/?reviews=2',
    '/hotels?page=3',
    '/search?q=houseboat',
    '/compare?ids=1&ids=2',
    '/saved/cards?ids=1%2C2',
    '/admin/signUp?code=1',
  ]
  for (const url of urls) await visit(url)
  await visit('/hotel/7?room=9&utm_source=x&book')
  await visit('/admin/signUp?code=secret')
  expect(rendered).toEqual([...urls, '/hotel/7?book=1&room=9'])
})

test.each(kindNames)(
  'the party reaches the page of %s only if it shows local costs',
  async (name) => {
    const { rendered, visit } = await openCounted()
    const { path, site } = kindOf(name)
    await visit(`${path}/7?adults=2&children=0&days=3`)
    const query = site.localCosts ? '?adults=2&children=0&days=3' : ''
    expect(rendered).toEqual([`${path}/7${query}`])
  },
)

test('a data request has the parameters of its page and its routes', async () => {
  const { rendered, visit } = await openCounted()
  await visit('/hotels.data?_routes=a%2Cb&gclid=1&q=dal')
  await visit('/_.data?reviews=2&q=1')
  await visit('/hotels?_routes=x')
  expect(rendered).toEqual(['/hotels.data?q=dal&_routes=a%2Cb', '/_.data?reviews=2', '/hotels'])
})

test('a listing’s page is cached once for id and slug, and other slugs redirect without a render', async () => {
  const rendered: string[] = []
  const app = await openPages(async ({ url }) => {
    rendered.push(url)
    const page = html('<p>Dal View</p>')
    page.headers.set('content-location', '/hotel/7/dal-view')
    return page
  })
  for (const method of ['GET', 'HEAD'] as const) {
    for (const url of ['/hotel/7', '/Hotel/7/', '/hotel/7/dal-view', '/hotel/7/dal-view?gclid=1']) {
      expect((await app.inject({ method, url })).statusCode, url).toBe(200)
    }
    for (let n = 0; n < 50; n += 1) {
      const answer = await app.inject({ method, url: `/hotel/7/name-${n}?gclid=1` })
      expect([answer.statusCode, answer.headers.location]).toEqual([
        301,
        '/hotel/7/dal-view?gclid=1',
      ])
    }
  }
  expect(rendered).toEqual(['https://kashmir.example/hotel/7'])
})
