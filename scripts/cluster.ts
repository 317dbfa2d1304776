import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type Cluster, startCluster } from './cluster/cluster.ts'

const port = Number(process.env.PORT || 8080)

/** Two instances, their database, store and proxy, until Ctrl-C; `kill -USR2` replaces them one by one. */
async function run() {
  execFileSync(process.execPath, [join(import.meta.dirname, 'build.ts'), '--when-stale'], {
    stdio: 'inherit',
  })
  const cluster = await startCluster({ port, say: console.log })
  introduce(cluster)
  let restarting = Promise.resolve()
  process.on('SIGUSR2', () => {
    restarting = restarting.then(cluster.restart)
  })
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    console.log('Stopping.')
    await cluster.stop()
    process.exit()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
}

function introduce({ url, owner, instances, databaseUrl, bucket }: Cluster) {
  console.log(`Kashmir Escapes is at ${url}
  behind it ${instances.map((instance) => instance.url).join(' and ')}
  database  ${databaseUrl}
  store     ${bucket.url}
  owner     ${owner.email}, ${owner.password} at ${url}/login
Replace the instances one after the other: kill -USR2 ${process.pid}. Stop everything: Ctrl-C.`)
}

run().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
