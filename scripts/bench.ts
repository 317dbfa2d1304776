import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/db/open.ts'
import { domainOver } from '#server/domain.ts'
import { readEnv } from '#server/env.ts'
import { startPostgres } from '#test/postgres-server.ts'
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
const mostMs = 1500

interface Row {
  database: string
  listings: number
  call: string
  found: number
  median: number
  p99: number
}

type App = Awaited<ReturnType<typeof createApp>>

/** Calls again and again, for a while, and gives the times in milliseconds. */
async function measure(app: App, url: string) {
  const times: number[] = []
  const end = performance.now() + mostMs
  let found = 0
  for (let count = -3; count < mostCalls && performance.now() < end; count += 1) {
    const start = performance.now()
    const answer = await app.inject(url)
    if (count >= 0) times.push(performance.now() - start)
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
    found = Number(answer.headers['x-total-count'] ?? 1)
  }
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.floor((times.length - 1) * part)] ?? Number.NaN
  return { found, median: at(0.5), p99: at(0.99) }
}

async function bench(name: string, variables: NodeJS.ProcessEnv): Promise<Row[]> {
  const env = readEnv({ NODE_ENV: 'test', ...variables })
  const database = await openDatabase(env)
  const domain = await domainOver(database, env)
  const build = () => Promise.reject(new Error('The bench renders no pages'))
  const app = await createApp({ env, domain, build })
  const rows: Row[] = []
  let filled = 0
  for (const size of sizes) {
    await fillUpTo(database, filled, size)
    filled = size
    for (const [call, query] of Object.entries(calls)) {
      rows.push({
        database: name,
        listings: size,
        call,
        ...(await measure(app, `${path}${query}`)),
      })
    }
  }
  await app.close()
  await domain.close()
  return rows
}

function print(rows: Row[]) {
  const ms = (time: number) => time.toFixed(1).padStart(9)
  console.log(
    `${'database'.padEnd(10)}${'listings'.padStart(9)}  ${'call'.padEnd(27)}${'found'.padStart(8)}${'median ms'.padStart(10)}${'p99 ms'.padStart(9)}`,
  )
  for (const { database, listings, call, found, median, p99 } of rows) {
    console.log(
      `${database.padEnd(10)}${listings.toLocaleString('en').padStart(9)}  ${call.padEnd(27)}${String(found).padStart(8)}${ms(median)} ${ms(p99)}`,
    )
  }
}

const folder = mkdtempSync(join(tmpdir(), 'kashmir-bench-'))
const deadline = setTimeout(() => {
  console.error('The bench took longer than four minutes and was stopped.')
  process.exit(1)
}, 240_000)
const postgres = await startPostgres()
try {
  print(await bench('sqlite', { DATA_DIR: folder }))
  print(await bench('postgres', { DATA_DIR: folder, DATABASE_URL: `${postgres.url}/postgres` }))
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true })
  clearTimeout(deadline)
}
