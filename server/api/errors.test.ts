import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { SignedIn } from '../accounts/sessions.ts'
import { answerErrors } from './errors.ts'

function start(finished = onTestFinished) {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const app = Fastify({ genReqId: () => 'a1b2c3' })
  app.setErrorHandler(answerErrors)
  finished(() => app.close())
  return { app, log }
}

test('a server error is answered with a reference that is in the log, and no detail', async () => {
  const { app, log } = start()
  const fault = new Error('password of the database is wrong')
  app.get('/', () => Promise.reject(fault))
  const answer = await app.inject('/?code=one-time')
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    title: 'Internal Server Error',
    status: 500,
    errors: {},
    Error: 'Something went wrong. Reference: a1b2c3',
  })
  expect(log).toHaveBeenCalledWith('[a1b2c3] GET /', fault)
})

test('a fault of a user whose account was removed meanwhile is answered like an ended session', async () => {
  const { app, log } = start()
  const signedIn = new Set([7])
  app.decorateRequest('user', undefined)
  app.decorate('isStillSignedIn', async ({ id }) => signedIn.has(id))
  app.get('/', (request) => {
    request.user = { id: 7 } as SignedIn
    return Promise.reject(new Error('FOREIGN KEY constraint failed'))
  })
  expect((await app.inject('/')).statusCode).toBe(500)
  signedIn.delete(7)
  const answer = await app.inject('/')
  expect([answer.statusCode, answer.json().Error]).toEqual([401, 'Please log in.'])
  expect(log).toHaveBeenCalledOnce()
})

test('the link of a guest whose document fails is not logged', async () => {
  const { app, log } = start()
  app.get('/q/:token/quote.pdf', () => Promise.reject(new Error('no typesetter')))
  app.get('/q/:token/away', () => Promise.reject(Object.assign(new Error(), { statusCode: 503 })))
  for (const last of ['quote.pdf', 'away']) await app.inject(`/q/6LjugQmfzE4N9_D6FUJnUw/${last}`)
  const lines = log.mock.calls.map(([line]) => String(line))
  expect(lines).toEqual([
    '[a1b2c3] GET /q/…/quote.pdf',
    expect.stringMatching(/^\[a1b2c3\] GET \/q\/…: /),
  ])
})

test('an error after the client hung up is not logged', async () => {
  const { app, log } = start()
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const failed = new Promise<void>((resolve) => {
    app.get('/', async (_request, reply) => {
      arrive()
      await once(reply.raw, 'close')
      setImmediate(resolve)
      throw new Error('The file is gone')
    })
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const sent = request({ host: '127.0.0.1', port }).on('error', () => {})
  sent.end()
  await arrived
  sent.destroy()
  await failed
  expect(log).not.toHaveBeenCalled()
})

test.concurrent.for([true, false])(
  'one who sends far too much hears so (chunked: %s)',
  async (chunked, { expect, onTestFinished }) => {
    const { app } = start(onTestFinished)
    app.post('/', async () => 'stored')
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const body = Buffer.alloc(20_000_000, '1')
    const headers = {
      'content-type': 'application/json',
      ...(!chunked && { 'content-length': body.length }),
    }
    const sent = request({ host: '127.0.0.1', port, method: 'POST', headers })
    sent.end(body)
    const [answer] = await once(sent, 'response')
    expect(answer.statusCode).toBe(413)
    answer.resume()
    await once(answer, 'end')
  },
)
