import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import type { Domain } from '../domain.ts'
import type { AppBuild } from './build.ts'
import { createPageCache } from './page-cache.ts'
import { pages } from './pages.ts'

/** The door to the pages, over a handler that says what reached it. */
async function openPages(handler: (request: Request) => Promise<Response>) {
  class RouterContextProvider {
    set() {}
  }
  const entry = { RouterContextProvider, domainContext: {}, visitorContext: {} }
  const build = { entry, handler } as unknown as AppBuild
  const app = Fastify()
  const domain = {} as Domain
  await app.register(pages, {
    domain,
    build: async () => build,
    publicUrl: 'https://kashmir.example',
    cache: createPageCache(),
  })
  return app
}

const echo = async (request: Request) => new Response(`${request.url} ${await request.text()}`)
const form = { 'content-type': 'application/x-www-form-urlencoded' }

test('the address is the configured one, whatever the request says', async () => {
  const app = await openPages(echo)
  const answer = await app.inject({
    url: '//evil.example/x?q=1',
    headers: { host: 'evil.example' },
  })
  expect(answer.body).toBe('https://kashmir.example//evil.example/x?q=1 ')
})

test('a form reaches the page, one from another site or of another type does not', async () => {
  const app = await openPages(echo)
  const post = (headers: Record<string, string>, payload = 'name=Asma') =>
    app.inject({ method: 'POST', url: '/contact', headers, payload })
  expect((await post(form)).body).toBe('https://kashmir.example/contact name=Asma')
  expect(
    (await post({ ...form, origin: 'http://localhost:80', host: 'localhost:80' })).statusCode,
  ).toBe(200)
  expect((await post({ ...form, origin: 'https://evil.example' })).statusCode).toBe(403)
  expect((await post({ 'content-type': 'text/plain' })).statusCode).toBe(415)
  expect((await post(form, 'x'.repeat(70_000))).statusCode).toBe(413)
  const chunked = { ...form, 'transfer-encoding': 'chunked' }
  expect((await app.inject({ method: 'POST', url: '/contact', headers: chunked })).statusCode).toBe(
    411,
  )
})

test('a page is compressed, revalidated, and allows its own inline scripts only', async () => {
  const html = `<!DOCTYPE html><script>greet()</script><script src="/a.js"></script>${'x'.repeat(2000)}`
  const app = await openPages(
    async () => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  )
  const plain = await app.inject('/')
  expect(plain.body).toBe(html)
  const policy = String(plain.headers['content-security-policy'])
  expect(policy.match(/'sha256-/g)).toHaveLength(1)
  expect(policy).toContain("frame-ancestors 'none'")
  const small = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
  expect(small.headers['content-encoding']).toBe('br')
  expect(small.rawPayload.length).toBeLessThan(html.length / 4)
  const etag = String(plain.headers.etag)
  const unchanged = await app.inject({ url: '/', headers: { 'if-none-match': etag } })
  expect(unchanged.statusCode).toBe(304)
})

test('a page that cannot be made at all is a plain one with a reference', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const app = await openPages(() => Promise.reject(new Error('secret cause')))
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(500)
  expect(answer.headers['content-type']).toContain('text/html')
  const [, reference = ''] = /Reference: (\S+)</.exec(answer.body) ?? []
  expect(String(log.mock.calls[0]?.[0])).toContain(`[${reference}]`)
  expect(answer.body).not.toContain('secret cause')
})

test('a preview is made anew each time and told to nobody', async () => {
  let made = 0
  const app = await openPages(async () => {
    made += 1
    return new Response('<p>Draft</p>', { headers: { 'content-type': 'text/html' } })
  })
  for (const url of ['/villas/1?preview=x', '/villas/1?preview=x']) {
    const { headers } = await app.inject(url)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(headers.etag).toBeUndefined()
  }
  expect(made).toBe(2)
  await app.inject('/villas/1')
  const { headers } = await app.inject('/villas/1')
  expect([made, headers['x-robots-tag']]).toEqual([3, undefined])
})
