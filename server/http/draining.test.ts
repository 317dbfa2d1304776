import { Agent, get } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { listen } from '#test/servers/raw-requests.ts'
import { createDraining } from './draining.ts'

interface Answer {
  status?: number
  connection?: string
}

const ask = (url: string, agent: Agent) =>
  new Promise<Answer>((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      const { statusCode: status, headers } = response
      response.resume().on('end', () => resolve({ status, connection: headers.connection }))
    })
    request.on('error', reject)
  })

test('answers requests until the server has closed, with a header that it closes', async () => {
  const draining = createDraining({ quietMs: 400, reportMs: 0, maxMs: 20_000 })
  const app = Fastify({ forceCloseConnections: 'idle' })
  draining.watch(app)
  app.get('/', async () => {
    await setTimeout(5)
    return 'well'
  })
  app.get('/api/health', async () => 'well')
  app.get('/api/health/live', async () => 'well')
  const url = `http://127.0.0.1:${await listen(app)}`
  const agent = new Agent({ keepAlive: true })
  const answers: Answer[] = []
  const client = async () => {
    for (let count = 0; count < 40; count += 1) answers.push(await ask(url, agent))
  }
  const load = Promise.all(Array.from({ length: 6 }, client))
  await ask(url, agent)
  const stopped = draining.drain().then(() => app.close())
  expect((await ask(`${url}/api/health`, agent)).status).toBe(503)
  expect((await ask(`${url}/api/health/live`, agent)).status).toBe(200)
  await load
  await stopped
  expect(answers).toHaveLength(240)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(answers.at(-1)?.connection).toBe('close')
  await expect(ask(url, agent)).rejects.toThrow('ECONNREFUSED')
})

test('the readiness check fails before the server closes', async () => {
  const draining = createDraining({ quietMs: 20, reportMs: 20_000, maxMs: 20_000 })
  const app = Fastify()
  draining.watch(app)
  app.get('/api/health/ready', async () => 'well')
  const ready = async () => (await app.inject('/api/health/ready')).statusCode
  expect(await ready()).toBe(200)
  let drained = false
  const end = draining.drain().then(() => {
    drained = true
  })
  await setTimeout(200)
  expect(drained).toBe(false)
  expect(await ready()).toBe(503)
  await end
})

test('an unused server stops soon, and one with endless requests stops too', async () => {
  const draining = createDraining({ quietMs: 50, reportMs: 0, maxMs: 300 })
  const app = Fastify()
  draining.watch(app)
  app.get('/', async () => 'well')
  await draining.drain()
  let drained = false
  const end = draining.drain().then(() => {
    drained = true
  })
  while (!drained) {
    await app.inject('/')
    await setTimeout(5)
  }
  await end
})
