import { Agent, get } from 'node:http'
import { expect, test } from 'vitest'
import { builtApp } from './servers/built.ts'
import { startServer } from './servers/running-server.ts'
import { temporaryFolder } from './servers/temporary-folder.ts'

const agent = new Agent({ keepAlive: true })

const ask = (url: string) =>
  new Promise<number>((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    request.on('error', reject)
  })

test('the printed link signs up the owner; a stopping server resets no connection, and reports that it is not ready', {
  timeout: 300_000,
}, async () => {
  await builtApp()
  const server = await startServer(temporaryFolder(), { SEED: 'demo' })
  const owner = { userName: 'Asif', email: 'asif@example.in', password: 'chinar-leaf-26' }
  const signUp = await fetch(`${server.url}/api/User/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...owner, code: await server.ownerCode }),
  })
  expect(await signUp.json()).toMatchObject({ status: 'active' })

  const paths = ['/', '/hotels', '/About', '/api/Villa', '/robots.txt', '/nothing-here']
  const statuses: number[] = []
  const visitor = async (from: number) => {
    for (let count = from; count < from + 40; count += 1) {
      statuses.push(await ask(server.url + paths[count % paths.length]))
    }
  }
  const visitors = Promise.all([0, 1, 2, 3, 4, 5].map(visitor))
  await expect.poll(() => statuses.length, { timeout: 20_000 }).toBeGreaterThan(20)
  const stopped = server.stop()
  await expect.poll(() => ask(`${server.url}/api/health`), { timeout: 20_000 }).toBe(503)
  await visitors
  await stopped
  expect(statuses).toHaveLength(240)
  expect(new Set(statuses)).toEqual(new Set([200, 404]))
})
