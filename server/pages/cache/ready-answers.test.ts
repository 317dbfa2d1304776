import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { openApp } from '#test/servers/app.ts'
import { calls } from '#test/servers/calls.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { buildOf, html } from '#test/servers/page-server.ts'
import { asker, listen } from '#test/servers/raw-requests.ts'
import { tagAnswer } from '../../db/cache-tags.ts'
import { createReadyAnswers } from './ready-answers.ts'

const words = 'houseboat '.repeat(300)

eachDatabase((open, once) => {
  async function openSite() {
    const render = vi.fn(async ({ url }: Request) => {
      tagAnswer('Shoot')
      const page = html(`<p>${url}</p>${words}`)
      if (url.includes('/hotel/')) page.headers.set('content-location', '/hotel/7/dal-view')
      return page
    })
    const opened = await openApp(await open(), {}, undefined, {
      build: async () => buildOf(render),
    })
    const routed = vi.fn()
    opened.app.addHook('onRequest', async ({ url }) => routed(url))
    const port = await listen(opened.app)
    const ask = asker(port)
    /**
     * Requests until it is ready: the first connection that listens to PostgreSQL invalidates
     * everything once more.
     */
    const untilReady = (path: string) =>
      expect
        .poll(async () => {
          routed.mockClear()
          await ask(path)
          return routed.mock.calls.length
        })
        .toBe(0)
    const { post, put } = calls(opened.app, opened.headers)
    return { ...opened, ask, untilReady, render, routed, post, put }
  }

  const shoot = Object.entries({
    title: 'Dawn',
    overview: words,
    price: '900',
    shootCategoryId: '1',
  })

  test('the second answer equals the first, including headers, without the router', async () => {
    const { ask, routed, post } = await openSite()
    await post('/api/Shoot', shoot)
    for (const path of ['/', '/hotels?q=dal', '/api/Shoot', '/api/Shoot/1', '/api/ShootCategory']) {
      for (const encoding of ['identity', 'br', 'gzip']) {
        const headers = { 'accept-encoding': encoding }
        const isReady = async () => {
          routed.mockClear()
          await ask(path, headers)
          return routed.mock.calls.length === 0
        }
        await expect.poll(isReady).toBe(true)
        const ready = await ask(path, headers)
        expect(routed, path).not.toHaveBeenCalled()
        const routerOnly = { ...headers, 'content-length': '0' }
        const usual = await ask(path, routerOnly)
        expect(routed).toHaveBeenCalledOnce()
        // The compression may differ, but not the content.
        const { 'content-length': length, 'transfer-encoding': _, ...shown } = ready.headers
        const { 'content-length': __, 'transfer-encoding': ___, ...expected } = usual.headers
        expect.soft(shown, path).toEqual(expected)
        expect(length).toBe(`${ready.body.length}`)
        const head = await ask(path, headers, 'HEAD')
        expect(head.body.length).toBe(0)
        expect(head.headers).toMatchObject({ etag: ready.headers.etag })
      }
    }
  })

  once('answers 304 without the router', async () => {
    const { ask, untilReady, routed } = await openSite()
    await untilReady('/')
    const { etag } = (await ask('/')).headers
    const known = await ask('/', { 'if-none-match': `"x", ${etag}` })
    expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, etag])
    expect(routed).not.toHaveBeenCalled()
  })

  once('a listing is ready by id and by slug, and another slug redirects', async () => {
    const { ask, untilReady, render, routed } = await openSite()
    await untilReady('/hotel/7/dal-view')
    render.mockClear()
    for (const path of ['/hotel/7/dal-view', '/hotel/7', '/hotel/7/dal-view?gclid=1']) {
      expect((await ask(path)).status, path).toBe(200)
    }
    expect(routed).not.toHaveBeenCalled()
    const other = await ask('/hotel/7/lake-view?gclid=1')
    expect([other.status, other.headers.location]).toEqual([301, '/hotel/7/dal-view?gclid=1'])
    expect(render).not.toHaveBeenCalled()
  })

  once('unknown parameters create no separate page', async () => {
    const { ask, untilReady, render, routed } = await openSite()
    await untilReady('/')
    render.mockClear()
    for (let count = 0; count < 5; count += 1) {
      expect((await ask(`/?gclid=${count}`)).status).toBe(200)
    }
    expect(render).not.toHaveBeenCalled()
    expect(routed).not.toHaveBeenCalled()
  })

  test('a change is visible to the next request', async () => {
    const { ask, post, put, render } = await openSite()
    await post('/api/Shoot', shoot)
    for (const path of ['/', '/api/Shoot/1']) await ask(path)
    expect((await ask('/api/Shoot/1')).body.toString()).toContain('Dawn')
    render.mockClear()
    await put('/api/Shoot/1', [['title', 'Dusk']])
    expect((await ask('/api/Shoot/1')).body.toString()).toContain('Dusk')
    await ask('/')
    expect(render).toHaveBeenCalledOnce()
  })

  once('a request with a token gets its own answer, which is not stored', async () => {
    const { ask, post, headers } = await openSite()
    await post('/api/Shoot', [...shoot, ['status', 'Draft']])
    expect((await ask('/api/Shoot')).body.toString()).not.toContain('Dawn')
    const staff = await ask('/api/Shoot?status=Draft', headers)
    expect(staff.headers['cache-control']).toBe('no-store')
    expect((await ask('/api/Shoot?status=Draft')).body.toString()).not.toContain('Dawn')
  })

  once('keeps a connection open for longer than a proxy reuses it', async () => {
    const { app } = await openSite()
    const { port } = app.server.address() as AddressInfo
    for (let count = 0; count < 2; count += 1) {
      const { headers } = await fetch(`http://127.0.0.1:${port}/`)
      expect(headers.get('keep-alive')).toBe('timeout=72')
    }
  })
})

test('a small answer counts with its address and what surrounds it in memory', () => {
  const ready = createReadyAnswers({ ready: () => undefined } as never, {})
  const url = `/api/Hotel?q=${'a'.repeat(5000)}`
  const answer = { headers: {}, etag: '"none"', tags: new Set(['Hotel'] as const) }
  ready.store(url, answer, '{"$values":[]}', 0)
  expect(ready.bytes()).toBeGreaterThan(2000 + url.length)
})
