import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { oddRequest } from '#test/samples/odd-requests.ts'
import { seededRandom } from '#test/samples/seeded-random.ts'
import { type Asker, createAsker } from '../cluster/ask.ts'
import { atMost, type Line } from '../figures/line.ts'
import { send } from './load.ts'
import { costOf } from './processor.ts'
import type { Site } from './site.ts'

const leavers = 200
const searchers = 1000
const enquiries = 200
/** By then all clients are sending. */
const warmUpMs = 5000
const oddOnes = 100_000
const oddAtOnce = 16

/** What remains for others while many request unusual pages, searches, or invalid URLs. */
export async function measureFloods(site: Site): Promise<Line[]> {
  const { ask, close } = createAsker()
  try {
    return [
      await behindLeavers(site, ask),
      ...(await besideSearches(site, ask, { connectAnew: false })),
      ...(await besideSearches(site, ask, { connectAnew: true })),
      await oddFaults(site),
    ]
  } finally {
    close()
  }
}

const pageOf = (path: string, connection = 'keep-alive') =>
  `GET ${path} HTTP/1.1\r\nHost: bench\r\nConnection: ${connection}\r\n\r\n`

/** Processor seconds until a visitor's page is ready after others requested pages and left. */
async function behindLeavers({ port, pid, url }: Site, ask: Asker): Promise<Line> {
  await ask(url)
  // Warms up what a process does only once.
  await send({ port, count: 30, path: (n) => `/villas?maxPrice=${1000 + n}`, connections: 1 })
  const ms = await costOf(pid, async () => {
    const sockets = Array.from({ length: leavers }, () => connect(port, '127.0.0.1'))
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    for (const socket of sockets) {
      socket.end(pageOf(`/?x=${Math.random()}`))
      socket.destroySoon()
    }
    await ask(`${url}/hotels?maxPrice=${20_000 + Math.floor(Math.random() * 9000)}`)
  })
  const what = 'processor until a visitor’s page is made'
  const page = `${leavers} × /?x=random by senders who leave`
  return { page, ...atMost({ what, unit: 's', value: ms / 1000, limit: 0.1 }) }
}

interface Flood {
  /** Each request uses a new connection. */
  connectAnew: boolean
}

/** Enquiries stored, and their response times, while many senders search continuously. */
async function besideSearches({ port, url }: Site, ask: Asker, flood: Flood): Promise<Line[]> {
  const stop = search(port, flood)
  await delay(warmUpMs)
  const times: number[] = []
  let lost = 0
  for (let n = 0; n < enquiries; n++) {
    const start = performance.now()
    const { status } = await ask(`${url}/api/partners`, {
      from: `127.${flood.connectAnew ? 5 : 3}.${n >> 7}.${(n % 128) + 1}`,
      json: { name: `Guest ${n}`, email: `flood${n}@example.in`, phone: `97${10_000_000 + n}` },
    }).catch(() => ({ status: 0 }))
    if (status !== 201) lost += 1
    times.push(performance.now() - start)
  }
  stop()
  times.sort((a, b) => a - b)
  const p99 = (times[Math.floor(times.length * 0.99)] ?? Number.NaN) / 1000
  const senders = flood.connectAnew ? 'senders, each time anew,' : 'connections'
  const page = `${searchers} ${senders} on /search?q=random`
  return [
    { page, ...atMost({ what: 'enquiries lost meanwhile', unit: '', value: lost, limit: 0 }) },
    { page, ...atMost({ what: 'p99 of those kept', unit: 's', value: p99, limit: 1 }) },
  ]
}

/** Senders from many addresses, each of which asks again at once. Returns a function that stops them. */
function search(port: number, { connectAnew }: Flood): () => void {
  const page = () =>
    pageOf(
      `/search?q=${Math.random().toString(36).slice(2, 8)}`,
      connectAnew ? 'close' : 'keep-alive',
    )
  const open = new Map<number, Socket>()
  let isOver = false
  function begin(n: number) {
    const localAddress = `127.4.${n >> 7}.${(n % 128) + 1}`
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    open.set(n, socket)
    socket.on('error', () => {})
    socket.on('connect', () => socket.write(page()))
    // As soon as any part of an answer arrives, the next request is sent.
    socket.on('data', (data) => {
      if (!connectAnew && data.includes('HTTP/1.1 ')) socket.write(page())
    })
    socket.on('close', () => {
      if (!isOver) setImmediate(begin, n)
    })
  }
  for (let n = 0; n < searchers; n++) begin(n)
  return () => {
    isOver = true
    for (const socket of open.values()) socket.destroy()
  }
}

/** The number of malformed requests that cause a server error. */
async function oddFaults({ port }: Site): Promise<Line> {
  const { seed, below } = seededRandom()
  let sent = 0
  let faults = 0
  async function sender() {
    while (sent < oddOnes) {
      sent += 1
      const request = oddRequest(below)
      if (!/^HTTP\/1\.1 5/m.test(await answerTo(port, request))) continue
      faults += 1
      console.error(`A fault (seed ${seed}): ${JSON.stringify(request.slice(0, 300))}`)
    }
  }
  await Promise.all(Array.from({ length: oddAtOnce }, sender))
  const page = `${oddOnes.toLocaleString('en')} odd requests`
  return { page, ...atMost({ what: 'answered by 5xx', unit: '', value: faults, limit: 0 }) }
}

/** The beginning of an answer; blank if the connection is closed without one. */
async function answerTo(port: number, request: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (data) => {
    if (text.length < 1000) text += data.toString('latin1')
  })
  socket.on('error', () => {}).on('close', () => resolve(text))
  socket.setTimeout(10_000, () => socket.destroy())
  socket.write(request, 'latin1')
  return promise
}
