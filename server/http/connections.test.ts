import { Agent, get } from 'node:http'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { answerOf, listen, send } from '#test/servers/raw-requests.ts'
import { limitConnections } from './connections.ts'

test('closes idle connections to make room for new ones', async () => {
  const app = Fastify()
  limitConnections(app.server, 10)
  app.get('/', async () => 'well')
  onTestFinished(() => app.close())
  const port = await listen(app)
  const agent = new Agent({ keepAlive: true })
  const visit = () =>
    new Promise((resolve, reject) => {
      get({ port, agent }, (answer) => answer.resume().on('end', resolve)).on('error', reject)
    })
  await Promise.all(Array.from({ length: 9 }, visit))
  const request = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
  for (let count = 0; count < 5; count += 1) {
    expect(await answerOf(port, request)).toContain('well')
  }
  agent.destroy()
})

test('refuses connections beyond the maximum', async () => {
  const app = Fastify()
  limitConnections(app.server, 3)
  onTestFinished(() => app.close())
  const port = await listen(app)
  const sockets = await Promise.all([1, 2, 3].map(() => send(port, 'GET / HTTP/1.1\r\n')))
  const dropped = await send(port, '')
  await expect.poll(() => dropped.destroyed || dropped.resume().readableEnded).toBe(true)
  for (const socket of sockets) {
    expect(socket.readable).toBe(true)
    socket.destroy()
  }
})
