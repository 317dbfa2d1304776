import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'

/** Makes the app listen on a free loopback port, and returns it. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  return address.port
}

/** A connection on which these bytes were sent. */
export async function send(port: number, bytes: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes, 'latin1')
  return socket
}

/** Everything received until the connection ends, in whatever way. */
export async function receivedText(socket: Socket): Promise<string> {
  let answer = ''
  socket.on('error', () => {})
  socket.on('data', (bytes) => {
    answer += bytes.toString('latin1')
  })
  await new Promise((resolve) => socket.once('close', resolve))
  return answer
}

export const answerOf = async (port: number, bytes: string) => receivedText(await send(port, bytes))

interface Answer {
  status?: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends requests to a port, each on a new connection; returns answers without their date. */
export const asker =
  (port: number) =>
  (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      request({ port, path, method, headers, agent: false }, async (answer) => {
        const { date: _, ...headers } = answer.headers
        resolve({ status: answer.statusCode, headers, body: await buffer(answer) })
      })
        .on('error', reject)
        .end()
    })
