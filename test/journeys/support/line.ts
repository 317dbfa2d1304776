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
    const { build } = state
    const { method = '', url = '' } = asked
    state.passed.push(`${method} ${url}`)
    const sent = await buffer(asked)
    await new Promise((go) => setTimeout(go, state.delay(asked)))
    const isGone = state.isWithoutWorker && url === '/service-worker.js'
    const isOfOtherBuild = /^\/assets\//.test(url) && !url.includes(`${build}.`)
    if (isGone || (build && isOfOtherBuild)) return void answer.writeHead(404).end()
    const { status, headers, body } = await ask(target + url.replace(`${build}.`, '.'), asked, sent)
    if (state.isCut || state.loses(asked)) return void asked.socket.destroy()
    headers.date = new Date(Date.parse(headers.date ?? '') + state.clockAheadMs).toUTCString()
    const shown = build ? renamed(headers, body, build) : body
    if (status !== 304) headers['content-length'] = `${Buffer.byteLength(shown)}`
    answer.writeHead(status, headers).end(status === 304 ? undefined : shown)
  }

  const server = createServer((asked, answer) => {
    pass(asked, answer).catch(() => answer.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  })
}

async function ask(url: string, { method, headers: asked }: IncomingMessage, sent: Buffer) {
  // The proxy may change what the site has not, so the request is unconditional.
  const { 'if-none-match': _, ...conditions } = asked
  const headers = { ...conditions, 'accept-encoding': 'identity' }
  const [answer]: IncomingMessage[] = await once(
    request(url, { method, headers }).end(sent),
    'response',
  )
  if (!answer) throw new Error('There is no answer.')
  const { 'transfer-encoding': _chunks, connection: _connection, ...kept } = answer.headers
  return { status: answer.statusCode ?? 500, headers: kept, body: await buffer(answer) }
}

const hashed = /(assets\/|"|\.\/)([\w.-]+-[\w-]{8})\.(js|css)/g

/** The same page or code under the names of another build. */
function renamed(headers: IncomingMessage['headers'], body: Buffer, build: string) {
  if (!/html|javascript|x-script/.test(headers['content-type'] ?? '')) return body
  // The hashes of its inline scripts would differ too.
  delete headers['content-security-policy']
  delete headers.etag
  if (headers['x-build']) headers['x-build'] += build
  return body
    .toString()
    .replace(hashed, `$1$2${build}.$3`)
    .replace(/("version":"\w+)"/, `$1${build}"`)
}
