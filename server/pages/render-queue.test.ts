import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { BusyError, createRenderQueue } from './render-queue.ts'

test('a form comes before waiting pages, and is accepted when the queue is full for pages', async () => {
  const queue = createRenderQueue({ max: 2, maxOfAddress: 100 })
  const gate = Promise.withResolvers<void>()
  const order: string[] = []
  const ask = (name: string, form = false) => {
    const task = async () => {
      order.push(name)
      await gate.promise
    }
    return queue.run(task, { signal: new AbortController().signal, address: '::1', form })
  }
  const pages = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ask(name))
  await expect(ask('g')).rejects.toThrow(BusyError)
  const forms = [ask('form 1', true), ask('form 2', true)]
  await expect(ask('form 3', true)).rejects.toThrow(BusyError)
  gate.resolve()
  await Promise.all([...pages, ...forms])
  expect(order).toEqual(['a', 'b', 'c', 'd', 'form 1', 'form 2', 'e', 'f'])
})

test('an address that reached its limit of pages may still send a form', async () => {
  const queue = createRenderQueue({ max: 10, maxOfAddress: 1 })
  const gate = Promise.withResolvers<void>()
  const asked = { signal: new AbortController().signal, address: '::1' }
  const page = queue.run(() => gate.promise, asked)
  await expect(queue.run(() => gate.promise, asked)).rejects.toThrow(BusyError)
  const form = queue.run(async () => 'sent', { ...asked, form: true })
  await expect(form).resolves.toBe('sent')
  gate.resolve()
  await page
})

test('128 pages may wait, and one address may have 64', async () => {
  const queue = createRenderQueue()
  const gate = Promise.withResolvers<void>()
  const ask = (address: string) =>
    queue.run(() => gate.promise, { signal: new AbortController().signal, address })
  const own = Array.from({ length: 64 }, () => ask('203.0.113.1'))
  expect(queue.isFull({ address: '203.0.113.1' })).toBe(true)
  // Four of them are being rendered.
  const others = Array.from({ length: 68 }, (_, at) => ask(`198.51.100.${at}`))
  expect(queue.counts()).toEqual({ running: 4, waiting: 128 })
  expect(queue.isFull({ address: '192.0.2.1' })).toBe(true)
  gate.resolve()
  await Promise.all([...own, ...others])
})

/** Blocks the processor, as rendering does. */
function keepBusy(ms: number) {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('accepts waiting connections before the next render', async () => {
  const queue = createRenderQueue({ max: 100, maxOfAddress: 100 })
  let taken = 0
  const server = createServer(() => {
    taken += 1
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  queue.yieldTo(server)
  const { port } = server.address() as AddressInfo
  const sockets = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const takenBefore: number[] = []
  const page = async () => {
    takenBefore.push(taken)
    keepBusy(20)
  }
  const asked = { signal: new AbortController().signal, address: '::1' }
  // A single turn before each would accept about ten.
  await Promise.all(Array.from({ length: 10 }, () => queue.run(page, asked)))
  expect(takenBefore.at(-1)).toBe(40)
})
