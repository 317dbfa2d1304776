import { setInterval } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { answerOf, listen, receivedText, send } from '#test/servers/raw-requests.ts'
import { endSlowBodies } from './slow-bodies.ts'

const limits = { small: 1000, completeMs: 400, windowMs: 400, minBytes: 2000 }

async function open() {
  const app = Fastify()
  endSlowBodies(app, limits)
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.post('/', async ({ body }) => `${(body as Buffer).length} bytes`)
  onTestFinished(() => app.close())
  return listen(app)
}

const head = (length: number) =>
  `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: x/y\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`

/** Sends `step` bytes every 50 ms until the length is reached or the server closes. */
async function drip(port: number, length: number, step: number): Promise<string> {
  const socket = await send(port, head(length))
  const answer = receivedText(socket)
  let sent = 0
  for await (const _ of setInterval(50)) {
    if (sent >= length || socket.readableEnded || socket.destroyed) return answer
    sent += step
    socket.write('x'.repeat(step))
  }
  return answer
}

test('ends a slow small body', async () => {
  expect(await drip(await open(), 900, 1)).toMatch(/^HTTP\/1\.1 408 /)
})

test('ends a stalled body', async () => {
  const port = await open()
  expect(await answerOf(port, `${head(5000)}name=`)).toMatch(/^HTTP\/1\.1 408 /)
})

test('ends a slow large body', async () => {
  expect(await drip(await open(), 50_000, 10)).toMatch(/^HTTP\/1\.1 408 /)
})

test('gives a large body that keeps arriving more time than a small one', async () => {
  expect(await drip(await open(), 30_000, 1000)).toContain('30000 bytes')
})
