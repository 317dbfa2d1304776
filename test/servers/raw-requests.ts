import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Makes the app listen on a free loopback port, and says which. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  return address.port
}

/** A connection on which the bytes were sent, and nothing after them. */
export async function send(port: number, bytes: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes, 'latin1')
  return socket
}

/** All that is answered until the connection ends, however it ends. */
export async function heard(socket: Socket): Promise<string> {
  let answer = ''
  socket.on('error', () => {})
  socket.on('data', (bytes) => {
    answer += bytes.toString('latin1')
  })
  await new Promise((resolve) => socket.once('close', resolve))
  return answer
}

export const answerOf = async (port: number, bytes: string) => heard(await send(port, bytes))
