import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { seed } from '#server/seed.ts'
import { acceptedTrip, guestWords, reviewToken } from '../samples/trips.ts'
import { multipart, openApp } from '../servers/app.ts'
import { builtApp } from '../servers/built.ts'
import { startPostgres } from '../servers/databases/postgres-server.ts'
import { swallowingProxy } from '../servers/services/swallowing-proxy.ts'

const visited = ['/', '/hotels', '/hotel/1']
const asksNothing = ['/About', '/contact', '/terms-conditions']

beforeAll(async () => void (await builtApp()), 300_000)
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

/** The demo on its own PostgreSQL server, with pages visited and then outdated. */
async function openSite() {
  const server = await startPostgres()
  onTestFinished(server.stop)
  const address = new URL(`${server.url}/template1`)
  const proxy = await swallowingProxy({ host: address.hostname, port: Number(address.port) })
  address.port = String(proxy.port)
  const database = await openDatabase({ DATABASE_URL: address.href, DATA_DIR: '' })
  onTestFinished(database.close)
  const { app, domain, headers } = await openApp(database, {}, onTestFinished, await builtApp())
  await seed({ SEED: 'demo' }, domain)
  for (const url of [...visited, ...asksNothing]) await app.inject(url)
  await database.announce('everything')
  const answers = (urls: string[]) => Promise.all(urls.map((url) => app.inject(url)))
  /** As a browser without scripts sends it. */
  const enquire = () =>
    app.inject({
      method: 'POST',
      url: '/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `${new URLSearchParams(form)}`,
    })
  return { app, domain, headers, server, proxy, answers, enquire }
}

const form = {
  name: 'Rabia of the Lake',
  email: 'rabia@example.in',
  phone: '9876543210',
  days: '4',
}

/** The message when a form could not be stored; its words are still in the fields. */
function expectKeptWords({ statusCode, headers, body }: Awaited<ReturnType<typeof sent>>) {
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  expect(/role="alert"[^>]*>(?:<[^>]*>)*([^<]*)/.exec(body)?.[1]).toBe(
    'An error occurred while sending your request. Please try again.',
  )
  for (const words of Object.values(form)) expect(body.includes(`value="${words}"`)).toBe(true)
}

interface GuestLink {
  path: string
  form: Record<string, string>
  /** The words found in fields. */
  shown: string[]
}

/** The links of guests, and what they send there. */
async function guestLinks({ domain }: Site): Promise<GuestLink[]> {
  const [quoteId, other] = [await acceptedTrip({ domain }), await acceptedTrip({ domain })]
  const token = (await domain.quotes.tokenOf(other, 1)) ?? ''
  return [
    {
      path: `/q/${token}`,
      form: { step: 'change', message: 'And a guide?' },
      shown: ['>And a guide?</textarea>', 'type="hidden" name="step" value="change"'],
    },
    {
      path: `/rv/${await reviewToken({ domain }, quoteId)}`,
      form: { ...guestWords, step: 'send', stars: '5' },
      shown: ['>Snow to the knees.</textarea>', 'value="Pune"', 'name="stars" value="5"'],
    },
  ]
}

/** As the form of each page sends it. */
async function tell({ app }: Site, url: string, form: GuestLink['form']) {
  const plain = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = url.startsWith('/rv/')
    ? await multipart(Object.entries(form))
    : { payload: `${new URLSearchParams(form)}`, headers: plain }
  return app.inject({ method: 'POST', url, ...body })
}

type Site = Awaited<ReturnType<typeof openSite>>
const sent = ({ enquire }: Site) => enquire()

test('without the database pages come from memory, and everything else is a clear 503', {
  timeout: 120_000,
}, async () => {
  const site = await openSite()
  const { app, headers, server, answers, enquire } = site
  const guests = await guestLinks(site)
  await server.halt()
  for (const { statusCode, headers } of await answers(visited)) {
    expect([statusCode, headers['x-served']]).toEqual([200, 'stale'])
  }
  for (const { statusCode } of await answers(asksNothing)) expect(statusCode).toBe(200)
  const others = await answers([
    '/villas',
    '/hotel/2',
    '/search?q=dal',
    '/api/Villa',
    '/api/health',
  ])
  for (const { statusCode, headers } of others) {
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  }
  expect(others[0]?.body).toContain('We could not load the villas.')
  const change = await app.inject({ method: 'DELETE', url: '/api/Hotel/1', headers })
  expect(change.json().Error).toContain('The site cannot reach its database right now.')
  expect((await app.inject('/api/health/ready')).statusCode).toBe(200)
  expectKeptWords(await sent(site))
  for (const { path, form, shown } of guests) {
    const { statusCode, headers, body } = await tell(site, path, form)
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
    for (const words of [...shown, 'What you wrote is still here']) expect(body).toContain(words)
    expect((await app.inject(path)).statusCode).toBe(503)
  }
  const logged = vi.mocked(console.error).mock.calls.flat().join('\n')
  for (const { path } of guests) expect(logged).not.toContain(path)

  await server.resume()
  const isBack = async () => expect((await app.inject('/api/health')).statusCode).toBe(200)
  await vi.waitFor(isBack, { timeout: 20_000, interval: 100 })
  const served = async () =>
    (await answers([...visited, '/villas'])).map(({ statusCode, headers }) =>
      statusCode === 200 ? headers['x-served'] : statusCode,
    )
  await expect.poll(served).toEqual(Array(4).fill(undefined))
  expect((await enquire()).body).toContain('Your reference is')
  for (const { path, form } of guests) {
    expect((await tell(site, path, form)).statusCode).toBe(303)
  }
})

test('while the database hangs nobody waits long, and a form keeps its input', {
  timeout: 120_000,
}, async () => {
  const site = await openSite()
  site.proxy.swallow(true)
  const [first, ...others] = visited
  const seconds = async (urls: string[]) => {
    const start = performance.now()
    for (const { headers } of await site.answers(urls)) expect(headers['x-served']).toBe('stale')
    return (performance.now() - start) / 1000
  }
  expect(await seconds([first ?? ''])).toBeLessThan(12)
  expect(await seconds(others)).toBeLessThan(3)
  const start = performance.now()
  expectKeptWords(await sent(site))
  expect(performance.now() - start).toBeLessThan(10_000)
  // Nor for a page that was never visited.
  const [uncached] = await site.answers(['/hotel/2'])
  expect(uncached?.statusCode).toBe(503)
  expect(performance.now() - start).toBeLessThan(12_000)
})
