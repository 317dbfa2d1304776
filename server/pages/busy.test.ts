import { expect, test } from 'vitest'
import { html, openPages } from '#test/servers/page-server.ts'
import type { DelayLimits } from './refusals.ts'

const roomy = { max: 1000, maxOfAddress: 1000 }

/** A page handler whose renders wait until they are released. */
async function openHeld(limits = roomy, holding?: DelayLimits) {
  const rendered: string[] = []
  const gate = Promise.withResolvers<void>()
  const app = await openPages(
    async ({ url }) => {
      rendered.push(url.replace('https://kashmir.example', ''))
      await gate.promise
      return html(`<p>${url}</p>`)
    },
    { queue: limits, holding },
  )
  return { app, rendered, open: gate.resolve }
}

const searches = (count: number) => Array.from({ length: count }, (_, at) => `/search?q=w${at}`)

test('never renders pages that nobody waits for any more', async () => {
  const { app, rendered, open } = await openHeld()
  const leaver = new AbortController()
  const left = searches(200).map((url) =>
    app.inject({ url, signal: leaver.signal }).catch(() => 'left'),
  )
  await expect.poll(() => rendered.length).toBe(4)
  leaver.abort()
  expect(new Set(await Promise.all(left))).toEqual(new Set(['left']))
  const visitor = app.inject('/hotels')
  open()
  expect((await visitor).statusCode).toBe(200)
  expect(rendered.slice(4)).toEqual(['/hotels'])
})

test('renders a page as long as one of its visitors waits', async () => {
  const { app, rendered, open } = await openHeld()
  const busy = searches(4).map((url) => app.inject(url))
  await expect.poll(() => rendered.length).toBe(4)
  const leaver = new AbortController()
  const leaving = app.inject({ url: '/hotels', signal: leaver.signal }).catch(() => 'left')
  const staying = app.inject('/hotels')
  leaver.abort()
  expect(await leaving).toBe('left')
  open()
  expect((await staying).statusCode).toBe(200)
  await Promise.all(busy)
  expect(rendered.slice(4)).toEqual(['/hotels'])
})

test('answers Retry-After when the queue is full', async () => {
  const { app, rendered, open } = await openHeld({ max: 3, maxOfAddress: 100 })
  const asked = searches(8).map((url) => app.inject(url))
  const refused = await Promise.race(asked)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  expect(refused.headers['content-type']).toContain('text/html')
  expect(refused.body).toContain('<title>Many visitors at once | Dal &amp; &lt;Nigeen></title>')
  expect(refused.body).toContain('Please try again in a few seconds.')
  open()
  await Promise.all(asked)
  expect(rendered).toHaveLength(7)
})

test('delays refusals, up to a maximum number', async () => {
  const { app } = await openHeld({ max: 0, maxOfAddress: 1 }, { holdMs: 200, max: 1 })
  const order: string[] = []
  const ask = async (name: string) => {
    const { statusCode } = await app.inject(`/search?q=${name}`)
    order.push(`${name} ${statusCode}`)
  }
  await Promise.all([ask('held back'), ask('sent at once')])
  expect(order).toEqual(['sent at once 503', 'held back 503'])
})

test('one address never fills the queue', async () => {
  const { app, rendered, open } = await openHeld({ max: 1000, maxOfAddress: 6 })
  const flood = searches(50).map((url) => app.inject({ url, remoteAddress: '203.0.113.1' }))
  await expect.poll(() => rendered.length).toBe(4)
  const visitor = app.inject({ url: '/hotels', remoteAddress: '203.0.113.2' })
  open()
  expect((await visitor).statusCode).toBe(200)
  const codes = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
  expect(codes.filter((code) => code === 503)).toHaveLength(44)
})

test('other work runs between renders', async () => {
  const order: string[] = []
  const app = await openPages(
    async ({ url }) => {
      order.push('render')
      return html(url)
    },
    { queue: roomy },
  )
  setImmediate(() => order.push('other'))
  await Promise.all(searches(20).map((url) => app.inject(url)))
  expect(order.indexOf('other')).toBeLessThan(8)
})
