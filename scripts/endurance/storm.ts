import { setTimeout as delay } from 'node:timers/promises'
import { type Cluster, startCluster } from '../cluster/cluster.ts'
import { countStored } from '../cluster/count-stored.ts'
import { startVisitors } from '../cluster/visitors.ts'
import { startEditor } from './editor.ts'

const killEveryMs = 30_000
const awayMs = 10_000
/** After it is back, connections are re-established. */
const backMs = 5000

const pages = ['/', '/hotels', '/villas', '/travel-packages', '/hotel/1', '/hotel/2', '/About']
const words = ['dal', 'gulmarg', 'houseboat', 'cedar', 'pony', 'snow', 'saffron', 'lake']

/** Many different searches, so that most are not in memory. */
const searches = words.flatMap((one) => words.map((other) => `/search?q=${one}+${other}`))

type Say = (line: string) => void

/**
 * Visitors and staff on a cluster whose instances are killed in turn, and whose database is stopped
 * twice. Returns the results.
 */
export async function storm(minutes: number, say: Say) {
  const cluster = await startCluster({ say })
  try {
    return await weather(cluster, minutes * 60_000, say)
  } finally {
    await cluster.stop()
  }
}

async function weather(cluster: Cluster, ms: number, say: Say) {
  const database = outages(cluster, say)
  const visitors = startVisitors(cluster.url, {
    paths: [...pages, ...searches],
    browsers: 6,
    enquirers: 3,
    mayRefuse: database.isAway,
  })
  const editor = startEditor(cluster)
  const over = new AbortController()
  const kills = killInTurn(cluster, over.signal)
  const began = performance.now()
  const until = (share: number) => delay(Math.max(0, began + ms * share - performance.now()))
  for (const share of [1 / 3, 2 / 3]) {
    await until(share)
    await database.stopFor(awayMs)
  }
  await until(1)
  over.abort()
  const killed = await kills
  const [tally, edits] = await Promise.all([visitors.sendHome(), editor.sendHome()])
  const kept = await countStored(cluster.databaseUrl, tally.acknowledged)
  return { ...tally, ...kept, edits, killed }
}

/** Returns how many were killed. */
async function killInTurn({ instances }: Cluster, signal: AbortSignal): Promise<number> {
  for (let killed = 0; ; killed += 1) {
    await delay(killEveryMs, undefined, { signal }).catch(() => {})
    if (signal.aborted) return killed
    await instances[killed % instances.length]?.server()?.crash()
  }
}

function outages({ postgres }: Cluster, say: Say) {
  let awayUntil = 0
  return {
    isAway: () => performance.now() < awayUntil,
    async stopFor(ms: number) {
      say(`The database is stopped for ${ms / 1000} s.`)
      awayUntil = Number.POSITIVE_INFINITY
      await postgres.halt()
      await delay(ms)
      await postgres.resume()
      awayUntil = performance.now() + backMs
    },
  }
}
