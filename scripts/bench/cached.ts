import { setTimeout as delay } from 'node:timers/promises'
import { atLeast, type Line } from '../figures/line.ts'
import { median } from '../figures/median.ts'
import { send } from './load.ts'
import { costOf } from './processor.ts'
import { type Rival, record, startBare, startNginx } from './same-bytes.ts'
import type { Site } from './site.ts'

/** The requested path, and the required share of the throughput of bare `node:http` and of nginx. */
interface Asked {
  what: string
  path: string
  ofBare: number
  ofNginx?: number
  /** Makes each request's URL unique without changing the answer. */
  distinct?: boolean
}

const rounds = 5
/** Processor time is counted in hundredths of a second, so many requests are needed. */
const requests = 12_000
const warmUps = 6

/**
 * Requests answered from memory per second of processor time, compared with servers that do nothing
 * else.
 */
export async function measureCached(site: Site): Promise<Line[]> {
  const asked = await whatIsAsked(site)
  for (const { path } of asked) await warmUp(site, path)
  const recorded = await Promise.all(
    [...new Set(asked.map(({ path }) => path))].map((path) => record(site.url, path)),
  )
  const bare = await startBare(site.folder, recorded)
  const nginx = await startNginx(site.folder, recorded)
  const us: Rival = { name: 'this site', port: site.port, pid: site.pid, stop: async () => {} }
  try {
    const lines: Line[] = []
    for (const each of asked) lines.push(...(await compare(each, us, bare, nginx)))
    return lines
  } finally {
    await bare.stop()
    await nginx.stop()
  }
}

async function whatIsAsked({ url }: Site): Promise<Asked[]> {
  const home = await (await fetch(url)).text()
  const first = (pattern: RegExp) => pattern.exec(home)?.[0] ?? ''
  const detail = first(/\/travel-package\/\d+/)
  return [
    { what: 'home', path: '/', ofBare: 0.75, ofNginx: 0.5 },
    { what: 'list', path: '/travel-packages', ofBare: 0.75, ofNginx: 0.5 },
    { what: 'detail', path: detail, ofBare: 0.75, ofNginx: 0.5 },
    { what: 'home, each with another ?gclid=', path: '/', ofBare: 0.7, distinct: true },
    { what: 'API list of 24', path: '/api/TravelPackage?pageSize=24', ofBare: 0.7 },
    {
      what: 'API detail',
      path: detail.replace('/travel-package', '/api/TravelPackage'),
      ofBare: 0.7,
    },
    { what: 'picture', path: first(/\/uploads\/[\w-]+-640\.(avif|webp)/), ofBare: 0.5 },
    { what: 'script', path: first(/\/assets\/[\w.-]+\.js/), ofBare: 0.5 },
  ].filter(({ path }) => path)
}

/** Follow-up work on repeated pages, such as better compression, must finish before measuring. */
async function warmUp({ url }: Site, path: string) {
  for (let n = 0; n < warmUps; n++) {
    await fetch(url + path, { headers: { 'accept-encoding': 'br' } }).then((a) => a.arrayBuffer())
    await delay(150)
  }
}

async function compare(asked: Asked, us: Rival, bare: Rival, nginx: Rival): Promise<Line[]> {
  const ratios: Record<'bare' | 'nginx', number[]> = { bare: [], nginx: [] }
  for (const each of [us, bare, nginx]) await rateOf(each, asked)
  for (let round = 0; round < rounds; round++) {
    const own = await rateOf(us, asked)
    ratios.bare.push(own / (await rateOf(bare, asked)))
    ratios.nginx.push(own / (await rateOf(nginx, asked)))
  }
  const page = `cached: ${asked.what}`
  const ratio = (name: 'bare' | 'nginx', what: string, limit: number) => ({
    page,
    ...atLeast({ what, unit: '×', value: median(ratios[name]), limit }),
  })
  const lines = [ratio('bare', '÷ node:http, same bytes', asked.ofBare)]
  if (asked.ofNginx) lines.push(ratio('nginx', '÷ nginx, same bytes', asked.ofNginx))
  return lines
}

/** Requests per second of its processor time. */
async function rateOf({ port, pid }: Rival, { path, distinct }: Asked): Promise<number> {
  const sign = path.includes('?') ? '&' : '?'
  const pathOf = (n: number) => (distinct ? `${path}${sign}gclid=${n}-${Math.random()}` : path)
  const ms = await costOf(pid, () => send({ port, count: requests, path: pathOf }))
  return (requests * 1000) / ms
}
