import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A proxy; while it swallows, connections stay open and nothing comes through. */
export async function swallowingProxy(
  target: { host: string; port: number },
  atEnd: (close: () => void) => void = onTestFinished,
) {
  const sockets = new Set<Socket>()
  let swallows = false
  const pass = (from: Socket, to: Socket) =>
    from.on('data', (bytes) => swallows || to.write(bytes)).on('close', () => to.destroy())
  const proxy = createServer((near) => {
    const far = connect(target)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => {}))
    pass(near, far)
    pass(far, near)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  atEnd(() => {
    proxy.close()
    for (const socket of sockets) socket.destroy()
  })
  return {
    port: (proxy.address() as AddressInfo).port,
    swallow(all: boolean) {
      swallows = all
    },
  }
}
