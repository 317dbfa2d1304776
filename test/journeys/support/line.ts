import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type Line = Awaited<ReturnType<typeof openLine>>

/** A proxy to the site that can be cut, pretend to be another build, and count requests. */
export async function openLine(target: string) {
  const state = {
    isCut: false,
    /** Letters appended to each hashed name, since another build has other names. */
    build: '',
    /** Whether the site has no worker any more. */
    isWithoutWorker: false,
    passed: [] as string[],
    /** How far the site's clock is ahead, in its answers. */
    clockAheadMs: 0,
    /** Delay in ms. */
    delay: (_request: IncomingMessage) => 0,
    /** Whether answers are lost on their way. */
    loses: (_request: IncomingMessage) => false,
  }

  async function pass(asked: IncomingMessage, answer: ServerResponse) {
    if (state.isCut) return void asked.socket.destroy()
    const { method = '', url = '' } = asked
    state.passed.push(`${method} ${url}`)
    const body = await buffer(asked)
    await new Promise((go) => setTimeout(go, state.delay(asked)))
    const isGone = state.isWithoutWorker && url === '/service-worker.js'
    if (isGone || isOfOtherBuild(url, state.build)) return void answer.writeHead(404).end()
    const got = await ask(target, asked, body, url.replace(`${state.build}.`, '.'))
    if (state.isCut || state.loses(asked)) return void asked.socket.destroy()
    const date = Date.parse(got.headers.date ?? '') + state.clockAheadMs
    got.headers.date = new Date(date).toUTCString()
    send(answer, got, renamed(got, state.build))
  }

  const server = createServer((asked, answer) => {
    pass(asked, answer).catch(() => answer.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  })
}

type Got = Awaited<ReturnType<typeof ask>>

async function ask(target: string, asked: IncomingMessage, body: Buffer, path: string) {
  // The proxy may change what the site has not, so the request is unconditional.
  const { 'if-none-match': _, ...conditions } = asked.headers
  const headers = { ...conditions, 'accept-encoding': 'identity' }
  const sent = request(target + path, { method: asked.method, headers }).end(body)
  const [answer]: IncomingMessage[] = await once(sent, 'response')
  if (!answer) throw new Error('There is no answer.')
  return { status: answer.statusCode ?? 500, headers: answer.headers, body: await buffer(answer) }
}

function send(answer: ServerResponse, { status, headers }: Got, body: Buffer | string) {
  const { 'transfer-encoding': _, connection: _connection, ...kept } = headers
  if (status !== 304) kept['content-length'] = `${Buffer.byteLength(body)}`
  answer.writeHead(status, kept).end(status === 304 ? undefined : body)
}

const hashed = /(assets\/|"|\.\/)([\w.-]+-[\w-]{8})\.(js|css)/g

const isOfOtherBuild = (url: string, build: string) =>
  build !== '' && /^\/assets\//.test(url) && !url.includes(`${build}.`)

/** The same pages and code under the names of another build. */
function renamed({ headers, body }: Got, build: string): Buffer | string {
  const type = headers['content-type'] ?? ''
  if (build === '' || !/html|javascript|x-script/.test(type)) return body
  // The hashes of its inline scripts would differ too.
  delete headers['content-security-policy']
  delete headers.etag
  if (headers['x-build']) headers['x-build'] += build
  return body
    .toString()
    .replace(hashed, `$1$2${build}.$3`)
    .replace(/("version":"\w+)"/, `$1${build}"`)
}
