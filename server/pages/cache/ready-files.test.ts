import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { jpeg } from '#test/samples/pictures.ts'
import { multipart, openApp } from '#test/servers/app.ts'
import { builtApp } from '#test/servers/built.ts'
import { oneDatabase } from '#test/servers/databases/databases.ts'
import { asker, listen } from '#test/servers/raw-requests.ts'
import { createReadyFiles } from './ready-files.ts'

oneDatabase((open) => {
  async function openSite() {
    const opened = await openApp(await open(), {}, undefined, await builtApp())
    const routed = vi.fn()
    opened.app.addHook('onRequest', async ({ url }) => routed(url))
    const port = await listen(opened.app)
    const ask = asker(port)
    const form = await multipart(
      Object.entries({
        title: 'Dawn',
        overview: 'Tea on the water. '.repeat(4),
        price: '900',
        shootCategoryId: '1',
      }),
      [{ field: 'imageFiles', name: 'dawn.jpg', body: await jpeg(900, 600) }],
    )
    const { payload, headers } = form
    const all = { ...headers, ...opened.headers }
    const added = await opened.app.inject({
      method: 'POST',
      url: '/api/Shoot',
      payload,
      headers: all,
    })
    const { id, images } = added.json()
    const home = (await ask('/')).body.toString()
    const script = `${/\/assets\/[^"]+\.js/.exec(home)}`
    const font = `${/\/fonts\/[^"]+\.woff2/.exec(home)}`
    return {
      ...opened,
      ask,
      routed,
      id: Number(id),
      picture: `/${images.$values[0]}`,
      script,
      font,
    }
  }

  test('the second answer equals the first, including headers, without the router', async () => {
    const { ask, routed, picture, script, font } = await openSite()
    for (const path of [picture, script, font]) {
      for (const encoding of ['br, gzip', 'gzip', 'identity']) {
        const headers = { 'accept-encoding': encoding }
        expect((await ask(path, headers)).headers['content-type'], path).not.toMatch('html')
        routed.mockClear()
        const ready = await ask(path, headers)
        const head = await ask(path, headers, 'HEAD')
        const known = await ask(path, { ...headers, 'if-none-match': `${ready.headers.etag}` })
        expect(routed, path).not.toHaveBeenCalled()
        expect([ready.status, head.status, known.status]).toEqual([200, 200, 304])
        expect([head.body.length, known.body.length]).toEqual([0, 0])
        const usual = await ask(path, { ...headers, 'content-length': '0' })
        expect(routed).toHaveBeenCalledOnce()
        expect(ready.headers).toEqual(usual.headers)
        expect(ready.body.equals(usual.body)).toBe(true)
        expect(head.headers).toEqual(usual.headers)
      }
    }
  })

  test('a deleted listing’s picture is unavailable at once, and those of others stay cached', async () => {
    const { ask, routed, id, picture, script, domain } = await openSite()
    for (const path of [picture, picture, script, script])
      expect((await ask(path)).status).toBe(200)
    await domain.listings.remove('Shoot', id)
    expect((await ask(picture)).status).toBe(404)
    routed.mockClear()
    expect((await ask(script)).status).toBe(200)
    expect(routed).not.toHaveBeenCalled()
  })

  test('range and date conditions are left to the routes', async () => {
    const { ask, routed, font } = await openSite()
    await ask(font)
    routed.mockClear()
    expect((await ask(font, { range: 'bytes=0-9' })).status).toBe(206)
    const modified = { 'if-modified-since': new Date().toUTCString() }
    expect((await ask(font, modified)).status).toBe(304)
    expect(routed).toHaveBeenCalledTimes(2)
    expect((await ask(font)).body.length).toBeGreaterThan(1000)
  })
})

test('a private file, as at a signed URL, is asked of its route each time', async () => {
  const ready = createReadyFiles()
  const app = Fastify()
  ready.watch(app)
  for (const scope of ['private', 'public']) {
    app.get(`/${scope}.avif`, (_, reply) =>
      reply
        .headers({ etag: '"a"', 'content-length': 3, 'cache-control': `${scope}, max-age=1800` })
        .send(Buffer.from('abc')),
    )
  }
  await app.inject('/private.avif')
  expect(ready.bytes()).toBe(0)
  await app.inject('/public.avif')
  expect(ready.bytes()).toBeGreaterThan(0)
})
