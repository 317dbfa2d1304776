import { expect, test, vi } from 'vitest'
import { type CacheTag, tagAnswer } from '../../db/cache-tags.ts'
import type { CachedPage } from './cached-page.ts'
import { createPageCache } from './page-cache.ts'

const page = (text: string, isCacheable = true): CachedPage => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(text),
  isCacheable,
})

const textOf = (shown?: CachedPage) =>
  (shown?.encodings?.ready('identity') ?? shown?.body)?.toString()

test('concurrent requests render a page once', async () => {
  const cache = createPageCache()
  let made = 0
  const render = async () => page(`page ${++made}`)
  const all = await Promise.all([cache.get('/', render), cache.get('/', render)])
  expect(all.map(textOf)).toEqual(['page 1', 'page 1'])
  expect(textOf(await cache.get('/', render))).toBe('page 1')
})

test('a change empties it, and a page rendered meanwhile is not stored', async () => {
  const cache = createPageCache()
  await cache.get('/', async () => page('old'))
  cache.change('everything')
  const held = Promise.withResolvers<CachedPage>()
  const slow = cache.get('/', () => held.promise)
  cache.change('everything')
  const fresh = await cache.get('/', async () => page('fresh'))
  held.resolve(page('stale'))
  expect(textOf(await slow)).toBe('stale')
  expect(textOf(fresh)).toBe('fresh')
  expect(textOf(await cache.get('/', async () => page('new')))).toBe('fresh')
})

const tagged = (text: string, ...tags: CacheTag[]) =>
  async function render() {
    tagAnswer(...tags)
    return page(text)
  }

test('a change keeps unaffected pages', async () => {
  const cache = createPageCache()
  await cache.get('/hotels', tagged('hotels', 'Hotel', 'settings'))
  await cache.get('/villas', tagged('villas', 'Villa', 'settings'))
  await cache.get('/empty', tagged('nothing'))
  await cache.change(['Hotel', 'listing 7'])
  expect(['/hotels', '/villas', '/empty'].map((path) => textOf(cache.ready(path)))).toEqual([
    undefined,
    'villas',
    'nothing',
  ])
  const villas = cache.ready('/villas')
  await cache.change(['settings'])
  expect(cache.ready('/villas')).not.toBe(villas)
})

test('requested pages are rebuilt at once, most requested first, and the old ones shown meanwhile', async () => {
  const cache = createPageCache()
  const made: string[] = []
  const gate = Promise.withResolvers<void>()
  const open = async (path: string, timesAsked: number) => {
    let text = 'old'
    await cache.get(path, async () => {
      tagAnswer('Hotel')
      made.push(path)
      if (text === 'new') await gate.promise
      return page(text)
    })
    for (let count = 0; count < timesAsked; count += 1) cache.ready(path)
    text = 'new'
  }
  await open('/seldom', 1)
  await open('/never', 0)
  await open('/often', 3)
  made.length = 0
  const changing = cache.change(['Hotel'])
  expect(textOf(cache.ready('/often'))).toBe('old')
  expect(cache.ready('/never')).toBeUndefined()
  await expect.poll(() => made).toEqual(['/often'])
  gate.resolve()
  await changing
  expect(made).toEqual(['/often', '/seldom'])
  expect(textOf(cache.ready('/seldom'))).toBe('new')
})

test('the author of a change waits at most a quarter of a second, after which no outdated page is shown', async () => {
  const cache = createPageCache()
  const never = new Promise<CachedPage>(() => {})
  let isSlow = false
  await cache.get('/', () => (isSlow ? never : tagged('old', 'Hotel')()))
  cache.ready('/')
  isSlow = true
  const start = performance.now()
  await cache.change(['Hotel'])
  expect(performance.now() - start).toBeLessThan(1000)
  expect(cache.ready('/')).toBeUndefined()
})

test('a page is rendered again if its data changes while it is read, but not for unrelated changes', async () => {
  const cache = createPageCache()
  for (const [changed, expected] of [
    ['Hotel', undefined],
    ['Villa', 'read before'],
  ] as const) {
    const gate = Promise.withResolvers<void>()
    const slow = cache.get(`/${changed}`, async () => {
      tagAnswer('Hotel')
      await gate.promise
      return page('read before')
    })
    await cache.change([changed])
    gate.resolve()
    await slow
    expect(textOf(cache.ready(`/${changed}`))).toBe(expected)
  }
})

test('neither private answers nor failures are stored', async () => {
  const cache = createPageCache()
  await cache.get('/a', async () => page('mine', false))
  expect(textOf(await cache.get('/a', async () => page('yours', false)))).toBe('yours')
  const failed = cache.get('/b', () => Promise.reject(new Error('no database')))
  await expect(failed).rejects.toThrow('no database')
  expect(textOf(await cache.get('/b', async () => page('well')))).toBe('well')
})

test('its memory is counted as stored, with overhead, and limited', async () => {
  const cache = createPageCache({ maxBytes: 60_000, waitMs: 1000 })
  const first = await cache.get('/0', async () => page('x'.repeat(3000)))
  const unpacked = cache.bytes()
  expect(unpacked).toBeGreaterThan(3000)
  await first.encodings?.get('gzip')
  await expect.poll(cache.bytes).toBeLessThan(unpacked - 2500)
  for (let at = 1; at < 9; at += 1) await cache.get(`/${at}`, async () => page('y'.repeat(3000)))
  expect(cache.bytes()).toBeLessThanOrEqual(60_000)
  expect(cache.count()).toBeLessThan(6)
})

test('a visitor gets the previous page if rendering takes too long', async () => {
  const cache = createPageCache({ maxBytes: 60_000, waitMs: 1 })
  await cache.get('/', async () => page('old'))
  cache.change('everything')
  const slow = Promise.withResolvers<CachedPage>()
  const shown = await cache.get('/', () => slow.promise)
  expect([textOf(shown), shown.headers['x-served']]).toEqual(['old', 'stale'])
  slow.resolve(page('new'))
  await slow.promise
  expect(textOf(await cache.get('/', async () => page('newer')))).toBe('new')
})

test('a page expires with the data it shows, and serves as stale only if allowed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const end = new Date(Date.now() + 60_000)
  const cache = createPageCache()
  const failing = async () => Promise.reject(new Error('no database'))
  await cache.get('/roads', tagged('open', 'conditions', `until ${end.toISOString()}`))
  await cache.get('/', tagged('closed', 'conditions', `renewed ${end.toISOString()}`))
  expect(textOf(cache.ready('/roads'))).toBe('open')
  vi.setSystemTime(end)
  expect([cache.ready('/roads'), cache.ready('/')]).toEqual([undefined, undefined])
  await expect(cache.get('/roads', failing)).rejects.toThrow('no database')
  const home = await cache.get('/', failing)
  expect([textOf(home), home.headers['x-served']]).toEqual(['closed', 'stale'])
  vi.useRealTimers()
})
