import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres } from '#test/servers/databases/postgres-server.ts'
import { freePort } from '#test/servers/free-port.ts'
import { startServer } from '#test/servers/running-server.ts'
import { openBucket } from '#test/servers/services/bucket.ts'
import { type Instance, keepRunning } from './keep-running.ts'
import { startProxy } from './proxy.ts'

/** Twice the proxy's interval: by then it has noticed that an instance accepts requests again. */
const noticedMs = 2000

const ownerEmail = 'owner@example.in'

export type Cluster = Awaited<ReturnType<typeof startCluster>>

interface Options {
  /** The proxy's port; a free one by default. */
  port?: number
  variables?: Record<string, string>
  /** Called with log lines for operators. */
  say?: (line: string) => void
}

/**
 * Two instances of the built site with one PostgreSQL and one S3 store, behind the proxy: all on
 * the loopback and in a temporary folder, removed at the end.
 */
export async function startCluster({ port, variables = {}, say = () => {} }: Options = {}) {
  const closing: (() => unknown)[] = []
  async function stop() {
    for (const close of closing.splice(0).reverse()) await close()
  }
  try {
    const folder = mkdtempSync(join(tmpdir(), 'kashmir-cluster-'))
    closing.push(() => rmSync(folder, { recursive: true, force: true }))
    const [postgres, bucket] = await Promise.all([startPostgres(), openBucket()])
    closing.push(postgres.stop, bucket.close)
    const databaseUrl = await emptyDatabase(postgres.url)
    const own = port ?? (await freePort())
    const password = randomBytes(9).toString('base64url')
    const instances = await startInstances(folder, say, {
      PUBLIC_URL: `http://127.0.0.1:${own}`,
      DATABASE_URL: databaseUrl,
      STORAGE_URL: bucket.url,
      TRUST_PROXY: '127.0.0.1',
      ...{ ADMIN_EMAIL: ownerEmail, ADMIN_PASSWORD: password },
      ...{ SEED: 'demo', LOG_REQUESTS: 'off' },
      ...variables,
    })
    const stopInstances = () => Promise.all(instances.map((instance) => instance.stop()))
    closing.push(stopInstances)
    const hosts = instances.map((instance) => new URL(instance.url).host)
    const proxy = await startProxy({ port: own, instances: hosts, folder: join(folder, 'proxy') })
    // The instances stop first, so that the proxy notices.
    closing.push(proxy.stop, stopInstances)
    const owner = { email: ownerEmail, password }
    const restart = () => replaceAll(instances, say)
    return { url: proxy.url, owner, databaseUrl, postgres, bucket, instances, restart, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Without the tables of the server's template database. */
async function emptyDatabase(server: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query('create database kashmir template template0')
  await client.end()
  return `${server}/kashmir`
}

type Variables = Record<string, string>

/** Starts both at once, on an empty database. Throws if one of them does not start. */
async function startInstances(folder: string, say: (line: string) => void, shared: Variables) {
  const instances: Instance[] = []
  const begin = async (name: string) => {
    const variables = { ...shared, PORT: `${await freePort()}` }
    const start = () => startServer(join(folder, name), variables, { detached: true })
    instances.push(keepRunning(await start(), start, say))
  }
  const [one, two] = await Promise.allSettled(['one', 'two'].map(begin))
  for (const each of [one, two]) {
    if (each?.status !== 'rejected') continue
    await Promise.all(instances.map((instance) => instance.stop()))
    throw each.reason
  }
  return instances
}

/** One after the other, so that one always answers. */
async function replaceAll(instances: Instance[], say: (line: string) => void) {
  for (const instance of instances) {
    say(`${instance.url} is replaced`)
    await instance.replace()
    await delay(noticedMs)
  }
  say('Every instance is a new one.')
}
