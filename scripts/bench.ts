import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/db/open.ts'
import { domainOver } from '#server/domain.ts'
import { readEnv } from '#server/env.ts'
import { startPostgres } from '#test/servers/postgres-server.ts'
import { fillUpTo } from './bench-listings.ts'

const sizes = [100, 10_000, 100_000]
const path = '/api/TravelPackage'
const calls = {
  'first page': '?pageSize=24',
  'page 100': '?page=100&pageSize=24',
  'whole list, 1,000 at most': '',
  'one listing': '/50',
  'search, one found': '?q=lot+77&pageSize=24',
  'search, 1 in 100 found': '?q=saffron+word42&pageSize=24',
  'search, all found': '?q=kashmir&pageSize=24',
  category: '?category=2&pageSize=24',
  'category and prices': '?category=2&minPrice=20000&maxPrice=21000&pageSize=24',
  'by price': '?sort=price&pageSize=24',
  'by title, backwards': '?sort=-title&pageSize=24',
  newest: '?sort=newest&pageSize=24',
  'search by price': '?q=gulmarg&sort=price&pageSize=24',
}
const mostCalls = 100
const fewestCalls = 3
const mostMs = 1500

type App = Awaited<ReturnType<typeof createApp>>

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * The times of a call in milliseconds: the first, which has to count what it finds, and many after it;
 * last the CPU time of one in this process, which also tells something on a busy machine.
 */
async function measure(app: App, url: string) {
  const times: number[] = []
  const cpu = cpuMs()
  const end = performance.now() + mostMs
  let found = ''
  while (times.length < mostCalls && (times.length < fewestCalls || performance.now() < end)) {
    const start = performance.now()
    const { statusCode, headers, body } = await app.inject(url)
    times.push(performance.now() - start)
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`)
    found = String(headers['x-total-count'] ?? '')
  }
  const cpuEach = (cpuMs() - cpu) / times.length
  const [first = 0, ...others] = times
  others.sort((a, b) => a - b)
  const at = (part: number) => others[Math.floor((others.length - 1) * part)] ?? first
  return { found, times: [first, at(0.5), at(0.99), cpuEach] }
}

function print(texts: string[], numbers: string[]) {
  const [database = '', listings = '', call = ''] = texts
  const columns = [database.padEnd(9), listings.padStart(8), ` ${call.padEnd(26)}`]
  console.log([...columns, ...numbers.map((number) => number.padStart(8))].join(' '))
}

async function bench(name: string, variables: NodeJS.ProcessEnv) {
  const env = readEnv({ NODE_ENV: 'test', ...variables })
  const database = await openDatabase(env)
  const domain = await domainOver(database, env)
  const build = () => Promise.reject(new Error('The bench renders no pages'))
  const app = await createApp({ env, domain, build })
  let filled = 0
  for (const size of sizes) {
    await fillUpTo(database, filled, size)
    filled = size
    for (const [call, query] of Object.entries(calls)) {
      const { found, times } = await measure(app, `${path}${query}`)
      print([name, String(size), call], [found, ...times.map((time) => time.toFixed(1))])
    }
  }
  await app.close()
  await domain.close()
}

const folder = mkdtempSync(join(tmpdir(), 'kashmir-bench-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const deadline = setTimeout(() => {
  console.error('This took longer than four minutes and was stopped.')
  process.exit(1)
}, 240_000)
const { url, stop } = await startPostgres()
print(['database', 'listings', 'call'], ['found', 'first ms', 'median', 'p99', 'cpu'])
await bench('sqlite', { DATA_DIR: folder })
await bench('postgres', { DATA_DIR: folder, DATABASE_URL: `${url}/postgres` })
await stop()
clearTimeout(deadline)
