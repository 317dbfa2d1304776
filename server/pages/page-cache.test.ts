import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { type CachedPage, createPageCache, sendCached } from './page-cache.ts'

const page = (text: string, keep = true): CachedPage => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(text),
  keep,
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

test('who comes later gets the same page in fewer bytes', async () => {
  const words = Array.from({ length: 4000 }, (_, index) => `listing-${(index * 7919) % 1000}`)
  const kept = page(words.join(' '))
  const app = Fastify()
  app.get('/', (request, reply) => sendCached(request, reply, kept))
  const size = async () => {
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
    return answer.rawPayload.length
  }
  const first = await size()
  await expect.poll(size).toBeLessThan(first)
})
