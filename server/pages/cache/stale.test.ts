import { setTimeout } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { html, openPages } from '#test/servers/page-server.ts'
import { createPageCache } from './page-cache.ts'

/** A site whose database can be made unavailable. */
async function openSite() {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const site = { text: '<p>one</p>', status: 200, away: false, hangsMs: 0 }
  const cache = createPageCache()
  const handler = async () => {
    if (site.hangsMs > 0) await setTimeout(site.hangsMs)
    if (site.away) throw new Error('no database')
    return html(site.text, site.status)
  }
  const app = await openPages(handler, { cache })
  return { site, app, change: () => cache.change('everything') }
}

test('while a page cannot be rendered, shows the last good one, marked as stale', async () => {
  const { site, app, change } = await openSite()
  const fresh = await app.inject('/')
  expect(fresh.headers['x-served']).toBeUndefined()
  change()
  site.away = true
  for (let visit = 0; visit < 2; visit += 1) {
    const { statusCode, body, headers } = await app.inject('/')
    expect([statusCode, body]).toEqual([200, '<p>one</p>'])
    expect(headers).toMatchObject({ 'x-served': 'stale', warning: '110 - "Response is Stale"' })
    expect(Number(headers.age)).toBeLessThan(60)
  }
  expect((await app.inject('/About')).statusCode).toBe(500)
  Object.assign(site, { away: false, text: '<p>two</p>' })
  const again = await app.inject('/')
  expect([again.body, again.headers['x-served']]).toEqual(['<p>two</p>', undefined])
})

test('replaces a page with failed parts by the last good one too', async () => {
  const { site, app, change } = await openSite()
  await app.inject('/')
  change()
  Object.assign(site, { status: 503, text: '<p>half</p>' })
  expect((await app.inject('/')).body).toBe('<p>one</p>')
})

test('does not show an unpublished page again', async () => {
  const { site, app, change } = await openSite()
  await app.inject('/')
  change()
  Object.assign(site, { status: 404, text: '<p>gone</p>' })
  expect((await app.inject('/')).statusCode).toBe(404)
  site.away = true
  expect((await app.inject('/')).statusCode).toBe(500)
})

test('while the database hangs, only the first visitor waits for it', async () => {
  const { site, app, change } = await openSite()
  await app.inject('/')
  await app.inject('/hotels')
  change()
  Object.assign(site, { away: true, hangsMs: 3000 })
  expect((await app.inject('/')).headers['x-served']).toBe('stale')
  const start = performance.now()
  expect((await app.inject('/hotels')).headers['x-served']).toBe('stale')
  expect(performance.now() - start).toBeLessThan(2000)
})
