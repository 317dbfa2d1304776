import { expect, test } from 'vitest'
import type { CachedPage } from './cached-page.ts'
import { createPageCache } from './page-cache.ts'

const page = (text: string, isCacheable = true): CachedPage => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(text),
  isCacheable,
})

test('a page is made once, however many ask at the same time', async () => {
  const cache = createPageCache()
  let made = 0
  const render = async () => page(`page ${++made}`)
  const all = await Promise.all([cache.get('/', render), cache.get('/', render)])
  expect(all.map(({ body }) => body.toString())).toEqual(['page 1', 'page 1'])
  expect((await cache.get('/', render)).body.toString()).toBe('page 1')
})

test('a change empties it, and a page that was being made meanwhile is not kept', async () => {
  const cache = createPageCache()
  await cache.get('/', async () => page('old'))
  cache.clear()
  const held = Promise.withResolvers<CachedPage>()
  const slow = cache.get('/', () => held.promise)
  cache.clear()
  const fresh = await cache.get('/', async () => page('fresh'))
  held.resolve(page('stale'))
  expect((await slow).body.toString()).toBe('stale')
  expect(fresh.body.toString()).toBe('fresh')
  expect((await cache.get('/', async () => page('new'))).body.toString()).toBe('fresh')
})

test('an answer for one visitor is not kept, nor is a failure', async () => {
  const cache = createPageCache()
  await cache.get('/a', async () => page('mine', false))
  expect((await cache.get('/a', async () => page('yours', false))).body.toString()).toBe('yours')
  const failed = cache.get('/b', () => Promise.reject(new Error('no database')))
  await expect(failed).rejects.toThrow('no database')
  expect((await cache.get('/b', async () => page('well'))).body.toString()).toBe('well')
})

test('what it holds is counted in bytes, encoded ones too, and bounded', async () => {
  const cache = createPageCache({ maxBytes: 10_000, patienceMs: 1000 })
  const first = await cache.get('/0', async () => page('x'.repeat(3000)))
  await first.encodings?.get('gzip')
  await expect.poll(cache.bytes).toBeGreaterThan(3000)
  for (let at = 1; at < 9; at += 1) await cache.get(`/${at}`, async () => page('y'.repeat(3000)))
  expect(cache.bytes()).toBeLessThanOrEqual(10_000)
})

test('where making a page takes too long, its visitor gets the one before', async () => {
  const cache = createPageCache({ maxBytes: 10_000, patienceMs: 1 })
  await cache.get('/', async () => page('old'))
  cache.clear()
  const slow = Promise.withResolvers<CachedPage>()
  const shown = await cache.get('/', () => slow.promise)
  expect([shown.body.toString(), shown.headers['x-served']]).toEqual(['old', 'stale'])
  slow.resolve(page('new'))
  await slow.promise
  expect((await cache.get('/', async () => page('newer'))).body.toString()).toBe('new')
})
