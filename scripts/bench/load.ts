import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

interface Load {
  port: number
  count: number
  /** The URL of the nth request: `/search?q=word7`. */
  path: (n: number) => string
  connections?: number
  headers?: Record<string, string>
}

/**
 * Sends this many requests on keep-alive connections, and returns each one's milliseconds. Answers
 * need a `Content-Length` and status 200.
 */
export async function send(load: Load): Promise<number[]> {
  const { count, connections = 8 } = load
  const times: number[] = []
  let next = 0
  async function visitor() {
    const socket = connect(load.port, '127.0.0.1')
    await once(socket, 'connect')
    try {
      while (next < count) {
        const n = next++
        const start = performance.now()
        await exchange(socket, requestText(load, n))
        times.push(performance.now() - start)
      }
    } finally {
      socket.destroy()
    }
  }
  await Promise.all(Array.from({ length: Math.min(connections, count) }, visitor))
  return times
}

function requestText({ path, headers = {} }: Load, n: number): string {
  const all = { Host: 'bench', 'Accept-Encoding': 'br', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`GET ${path(n)} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

/** Sends a request and reads its whole answer, parsing only the head. */
function exchange(socket: Socket, request: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let head = Buffer.alloc(0)
  let missing: number | undefined
  const onClose = () => reject(new Error(`The answer to ${request.split('\r\n')[0]} broke off.`))
  const onData = (data: Buffer) => {
    if (missing === undefined) {
      head = Buffer.concat([head, data])
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      const text = head.toString('latin1', 0, end)
      const length = /^content-length: (\d+)/im.exec(text)?.[1]
      if (!text.startsWith('HTTP/1.1 200') || length === undefined) return reject(new Error(text))
      missing = end + 4 + Number(length) - head.length
    } else missing -= data.length
    if (missing <= 0) resolve()
  }
  socket.on('data', onData).on('close', onClose)
  socket.write(request)
  return promise.finally(() => socket.off('data', onData).off('close', onClose))
}
