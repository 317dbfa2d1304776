import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#test/servers/free-port.ts'
import { listening } from './listening.ts'

async function listen(port: number, host: string, prefix?: string) {
  const server = createServer().listen(port, host)
  onTestFinished(() => void server.close())
  await listening(once(server, 'listening'), { port, host }, prefix)
}

test('a port that is taken is named with its variable', async () => {
  const port = await freePort()
  await listen(port, '127.0.0.1')
  const taken = `PORT ${port} is already in use on 127.0.0.1.`
  await expect(listen(port, '127.0.0.1')).rejects.toThrow(new RegExp(`^${taken}`))
  await expect(listen(port, '127.0.0.1', 'METRICS_')).rejects.toThrow(`METRICS_${taken}`)
})

test('an address that is not this machine’s is named with its variable', async () => {
  const port = await freePort()
  await expect(listen(port, '192.0.2.1')).rejects.toThrow(/^HOST 192\.0\.2\.1 cannot be used: /)
})

test('other errors of a port are told in words', async () => {
  const denied = Promise.reject(Object.assign(new Error('listen EACCES'), { code: 'EACCES' }))
  await expect(listening(denied, { port: 80, host: '127.0.0.1' })).rejects.toThrow(
    'PORT 80 needs rights that this user does not have.',
  )
})
