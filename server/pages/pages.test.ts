import { expect, onTestFinished, test, vi } from 'vitest'
import { html, openPages } from '#test/servers/page-server.ts'
import { writeSecurityEvents } from '../http/security-log.ts'

const echo = async (request: Request) => new Response(`${request.url} ${await request.text()}`)
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const brotli = { 'accept-encoding': 'gzip, br' }

test('uses the configured URL, whatever the request says', async () => {
  const app = await openPages(echo)
  const answer = await app.inject({
    url: '//evil.example/x?q=1',
    headers: { host: 'evil.example' },
  })
  expect(answer.body).toBe('https://kashmir.example//evil.example/x ')
})

test('accepts a form, but not from another site or of another type', async () => {
  const app = await openPages(echo)
  const post = (headers: Record<string, string>, payload = 'name=Asma') =>
    app.inject({ method: 'POST', url: '/contact', headers, payload })
  expect((await post(form)).body).toBe('https://kashmir.example/contact name=Asma')
  expect(
    (await post({ ...form, origin: 'http://localhost:80', host: 'localhost:80' })).statusCode,
  ).toBe(200)
  expect((await post({ ...form, origin: 'https://evil.example' })).statusCode).toBe(403)
  expect((await post({ 'content-type': 'text/plain' })).statusCode).toBe(415)
  expect((await post(form, 'x'.repeat(300_000))).statusCode).toBe(413)
  const chunked = { ...form, 'transfer-encoding': 'chunked' }
  expect((await app.inject({ method: 'POST', url: '/contact', headers: chunked })).statusCode).toBe(
    411,
  )
})

test('what is too long to send gets a page that says how to go back to it', async () => {
  const app = await openPages(echo)
  const post = (url: string, length: number) =>
    app.inject({ method: 'POST', url, headers: form, payload: 'x'.repeat(length) })
  // The page itself names the field, and shows the words again.
  expect((await post('/contact', 200_000)).statusCode).toBe(200)
  const refused = await post('/contact', 300_000)
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([
    ...[413, 'text/html; charset=utf-8'],
  ])
  expect(refused.body).toContain('<title>Too long to send | Dal &amp; &lt;Nigeen></title>')
  expect(refused.body).toMatch(/at most 256 KB.*Back.*what you wrote is still there/s)
  expect(refused.body).toContain('<a href="">Start again</a>')
  // A browser forgets what was written on a page that it must not store.
  expect((await post('/q/secret', 300_000)).body).not.toContain('still there')
})

test('compresses and revalidates a page, and allows only its own inline scripts', async () => {
  const data = '<script type="application/ld+json">{}</script>'
  const text = `<!DOCTYPE html>${data}<script>greet()</script><script src="/a.js"></script>${'x'.repeat(2000)}`
  const app = await openPages(async () => html(text))
  const plain = await app.inject('/')
  expect(plain.body).toBe(text)
  const policy = String(plain.headers['content-security-policy'])
  expect(policy.match(/'sha256-/g)).toHaveLength(1)
  expect(policy).toContain("frame-ancestors 'none'")
  const small = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
  expect(small.headers['content-encoding']).toBe('br')
  expect(small.rawPayload.length).toBeLessThan(text.length / 4)
  const etag = String(plain.headers.etag)
  const unchanged = await app.inject({ url: '/', headers: { 'if-none-match': etag } })
  expect(unchanged.statusCode).toBe(304)
})

test.each([
  ['the data of a navigation', '/hotels.data', 200, 'text/x-script'],
  ['reviews', '/reviews.json', 200, 'application/json'],
  ['a missing page', '/no-such-page', 404, 'text/html; charset=utf-8'],
])('compresses %s, which is not cached', async (_what, url, status, type) => {
  const text = 'Dal Lake '.repeat(400)
  const app = await openPages(
    async () => new Response(text, { status, headers: { 'content-type': type } }),
  )
  const { headers, statusCode, rawPayload } = await app.inject({ url, headers: brotli })
  expect(statusCode).toBe(status)
  expect(headers).toMatchObject({
    ...{ 'content-type': type, 'content-encoding': 'br', vary: 'accept-encoding' },
    'cache-control': 'no-store',
  })
  expect(rawPayload.length).toBeLessThan(text.length / 4)
  expect((await app.inject(url)).body).toBe(text)
})

test('compresses the answer to a form, and lets the browser show it again after Back', async () => {
  const app = await openPages(async () =>
    html('<p>Please check these answers</p>'.repeat(100), 400),
  )
  const post = (url: string) =>
    app.inject({ method: 'POST', url, payload: 'name=', headers: { ...form, ...brotli } })
  const answer = await post('/contact')
  expect(answer.statusCode).toBe(400)
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-encoding': 'br',
    vary: 'accept-encoding',
  })
  expect((await post('/q/secret')).headers['cache-control']).toBe('no-store')
})

test('a page that fails to render becomes a plain one with a reference', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const app = await openPages(() => Promise.reject(new Error('secret cause')))
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(500)
  expect(answer.headers['content-type']).toContain('text/html')
  const [, reference = ''] = /Reference: (\S+)</.exec(answer.body) ?? []
  expect(String(log.mock.calls[0]?.[0])).toContain(`[${reference}]`)
  expect(answer.body).not.toContain('secret cause')
  expect(answer.body).toContain('<title>Something went wrong | Dal &amp; &lt;Nigeen></title>')
})

test('logs the path of a failed page without its query, which may contain codes', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const app = await openPages(() => Promise.reject(new Error('broken')))
  await app.inject('/admin/signUp?code=one-time-secret')
  expect(String(log.mock.calls[0]?.[0])).toContain('GET /admin/signUp')
  await app.inject('/rv/the-secret-of-a-guest.data')
  expect(String(log.mock.calls[1]?.[0])).toContain('GET /rv/…')
  expect(log.mock.calls.flat().map(String).join()).not.toContain('secret')
})

test('logs a refused form without its secret link', async () => {
  const lines: string[] = []
  onTestFinished(writeSecurityEvents((line) => lines.push(line)))
  const app = await openPages(async () => new Response('', { status: 429 }))
  for (const url of ['/contact', '/q/the-secret-of-a-guest']) {
    await app.inject({ method: 'POST', url, headers: form, payload: 'name=Asma' })
  }
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'limited', call: 'POST /contact' },
    { event: 'limited', call: 'POST /q/…' },
  ])
  expect(lines.join()).not.toMatch(/secret|Asma/)
})

test('a page first requested by HEAD is the same for a later GET', async () => {
  const methods: string[] = []
  const app = await openPages(async (request) => {
    methods.push(request.method)
    return html('<p>Dal Lake</p>')
  })
  const head = await app.inject({ method: 'HEAD', url: '/' })
  const get = await app.inject('/')
  expect([head.statusCode, head.body, get.body]).toEqual([200, '', '<p>Dal Lake</p>'])
  const { date: _head, ...headHeaders } = head.headers
  const { date: _get, ...getHeaders } = get.headers
  expect(headHeaders).toEqual(getHeaders)
  expect(methods).toEqual(['GET'])
})

test('does not send an encoding that the browser refuses', async () => {
  const app = await openPages(async () => html('<p>Dal Lake</p>'.repeat(100)))
  const sent = async (accepted: string) =>
    (await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })).headers[
      'content-encoding'
    ]
  expect(await sent('br;q=0, gzip')).toBe('gzip')
  expect(await sent('br;q=0, gzip;q=0')).toBeUndefined()
  expect(await sent('gzip;q=0.5, br;q=0.9')).toBe('br')
})

test('refuses methods other than those of pages and forms, and malformed forms', async () => {
  const app = await openPages(echo)
  for (const method of ['TRACE', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
    const answer = await app.inject({ method: method as 'PUT', url: '/contact', headers: form })
    expect([method, answer.statusCode, answer.headers.allow]).toEqual([
      method,
      405,
      'GET, HEAD, POST',
    ])
  }
  const post = (type: string, payload: string) =>
    app.inject({ method: 'POST', url: '/contact', headers: { 'content-type': type }, payload })
  expect((await post('multipart/form-data; boundary=x', 'no parts')).statusCode).toBe(400)
  expect((await post('multipart/form-data', '--x--')).statusCode).toBe(400)
  expect((await post('\xff', 'name=Asma')).statusCode).toBe(415)
})

test('renders a preview for each request and never caches it', async () => {
  let made = 0
  const app = await openPages(async () => {
    made += 1
    return html('<p>Draft</p>')
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
