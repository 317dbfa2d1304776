import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { ByteRange } from '../images/storage/open-file.ts'
import { filmRoutes } from './film-routes.ts'

const bytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256))
const path = '/stock/films/abc.mp4'

async function server() {
  const app = Fastify()
  onTestFinished(() => app.close())
  const read = async ({ start, end }: ByteRange = { start: 0, end: 999 }) => {
    const part = bytes.subarray(start, end + 1)
    return { body: Readable.from([part]), size: part.length }
  }
  await app.register(filmRoutes, {
    openFilm: async (name) => (name === 'abc' ? { bytes: 1000, read } : undefined),
  })
  return app
}

test('sends a whole film', async () => {
  const answer = await (await server()).inject(path)
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload.equals(bytes)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '1000',
  })
})

test('sends the requested range', async () => {
  const answer = await (await server()).inject({ url: path, headers: { range: 'bytes=10-19' } })
  expect(answer.statusCode).toBe(206)
  expect(answer.rawPayload.equals(bytes.subarray(10, 20))).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-range': 'bytes 10-19/1000',
    'content-length': '10',
  })
})

test('refuses a range outside the file', async () => {
  const answer = await (await server()).inject({ url: path, headers: { range: 'bytes=1000-' } })
  expect(answer.statusCode).toBe(416)
  expect(answer.headers['content-range']).toBe('bytes */1000')
})

test.each(['/stock/films/abd.mp4', '/stock/films/abc.webm', '/stock/films/..%2Fabc.mp4'])(
  '%s is not found',
  async (url) => {
    const answer = await (await server()).inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control']).toBe('no-store')
  },
)
