import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { OpenedImage } from '../images/images.ts'
import { imageRoutes } from './image-routes.ts'

const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256))
const path = '/uploads/x-640.avif'
const etag = '"uploads/x-640.avif:70000"'

async function server() {
  const asked: string[] = []
  const bodies: Readable[] = []
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(imageRoutes, {
    async openShown(name): Promise<OpenedImage | undefined> {
      asked.push(name)
      if (!name.endsWith('/x-640.avif')) return undefined
      const body = Readable.from(bytes)
      bodies.push(body)
      return { path: name, body, size: bytes.length, type: 'image/avif' }
    },
  })
  return { app, asked, bodies }
}

test.each(['uploads', 'hotelrooms', 'images'])('sends a file of /%s whole', async (folder) => {
  const { app } = await server()
  const answer = await app.inject(`/${folder}/x-640.avif`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/avif',
    'content-length': '70000',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    etag: `"${folder}/x-640.avif:70000"`,
  })
  expect(answer.rawPayload.equals(bytes)).toBe(true)
})

test('HEAD answers the same headers and no body', async () => {
  const { app, bodies } = await server()
  const whole = await app.inject(path)
  const head = await app.inject({ method: 'HEAD', url: path })
  expect(head.statusCode).toBe(200)
  expect(head.rawPayload).toHaveLength(0)
  for (const name of ['content-type', 'content-length', 'cache-control', 'etag']) {
    expect(head.headers[name], name).toBe(whole.headers[name])
  }
  expect(bodies.at(-1)?.destroyed).toBe(true)
})

test.each([etag, `W/${etag}`, `"other", ${etag}`, '*'])(
  'If-None-Match %s is answered 304',
  async (tags) => {
    const { app, bodies } = await server()
    const answer = await app.inject({ url: path, headers: { 'if-none-match': tags } })
    expect(answer.statusCode).toBe(304)
    expect(answer.rawPayload).toHaveLength(0)
    expect(answer.headers).toMatchObject({
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(answer.headers['content-type']).toBeUndefined()
    expect(bodies.at(-1)?.destroyed).toBe(true)
  },
)

test('another tag gets the file', async () => {
  const { app } = await server()
  const answer = await app.inject({
    url: path,
    headers: { 'if-none-match': '"uploads/x-640.avif:1"' },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload).toHaveLength(70_000)
})

test.each(['GET', 'HEAD'] as const)(
  '%s of what is not there is 404 in plain text, not kept',
  async (method) => {
    const { app } = await server()
    const answer = await app.inject({ method, url: '/uploads/absent.webp' })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(answer.headers.etag).toBeUndefined()
    expect(answer.body).toBe(method === 'GET' ? 'Not found' : '')
  },
)

test.each([
  ['/uploads/..%2fserver.lock', 'uploads/../server.lock'],
  ['/uploads/x.webp%00', 'uploads/x.webp\0'],
  ['/uploads/', 'uploads/'],
])('%s is asked for as it is, decoded, and 404', async (url, name) => {
  const { app, asked } = await server()
  expect((await app.inject(url)).statusCode).toBe(404)
  expect(asked).toEqual([name])
})

test('a search part does not matter', async () => {
  const { app } = await server()
  expect((await app.inject(`${path}?v=2`)).headers.etag).toBe(etag)
})
