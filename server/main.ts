import { join } from 'node:path'
import { isCommonPassword } from './accounts/common-passwords.ts'
import { createApp } from './app.ts'
import { backUpInCommand } from './backups/back-up-in-command.ts'
import { nightlyBackups } from './backups/nightly-backups.ts'
import { type Domain, openDomain } from './domain.ts'
import { type Env, readEnv } from './env.ts'
import { startHousekeeping } from './housekeeping.ts'
import type { Observer } from './http/answered.ts'
import { createDraining } from './http/draining.ts'
import { listening } from './http/listening.ts'
import { createRequestLog } from './http/request-log.ts'
import { writeSecurityEvents } from './http/security-log.ts'
import { loadBuild } from './pages/build.ts'
import { openVite } from './pages/vite.ts'
import { surviveFaults } from './process-faults.ts'
import { startReturningMemory } from './return-memory.ts'
import { seed } from './seed.ts'

const buildFolder = join(import.meta.dirname, '../build')

/** How long open requests may take to end. */
const graceMs = 10_000

async function start() {
  const env = readEnv()
  writeSecurityEvents(console.log)
  const domain = await openDomain(env)
  const indexed = await domain.listings.indexMissing()
  if (indexed > 0) console.log(`Put ${indexed} listings into the search index`)
  await seed(env, domain)
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env
  if (email && password) await domain.accounts.ensureOwner(email, password)
  await warnOfSecrets(domain, password)
  const pages = env.NODE_ENV === 'development' ? await openVite() : await built()
  const draining = createDraining()
  const watching = await watchRequests(env, domain)
  const app = await createApp({ env, domain, draining, ...watching.options, ...pages })
  const at = { port: env.PORT, host: env.HOST }
  await listening(app.listen({ ...at, backlog: 4096 }), at)
  console.log(`Kashmir Escapes is at ${env.PUBLIC_URL}`)
  const code = await domain.accounts.ownerCode()
  if (code) console.log(`Sign up as the owner, once: ${env.PUBLIC_URL}/admin/signUp?code=${code}`)

  domain.jobs.start({ ...domain.mail.handlers, ...domain.imports.handlers })
  domain.media.start()
  domain.redirects.start()
  const housekeeping = startHousekeeping(domain)
  startReturningMemory()
  const { BACKUP_DIR: folder, BACKUP_KEEP: keep } = env
  const backups = folder && nightlyBackups(domain, { folder, keep, make: backUpInCommand }).start()

  async function stop() {
    housekeeping.stop()
    if (backups) backups.stop()
    await draining.drain()
    // A browser may open a connection and never send a request.
    setTimeout(() => app.server.closeAllConnections(), graceMs).unref()
    await app.close()
    domain.imports.stop()
    await domain.jobs.stop()
    await domain.media.stop()
    await domain.redirects.stop()
    await domain.close()
    await watching.end()
    process.exit()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

async function warnOfSecrets({ accounts }: Domain, password?: string) {
  if (password && isCommonPassword(password)) {
    console.warn('ADMIN_PASSWORD is one of the most common passwords. Please choose another.')
  }
  const unreadable = await accounts.unreadableSecondFactors()
  if (unreadable > 0) {
    console.warn(`SECRET_KEY is not the one that ${unreadable} second factors were set up with.`)
  }
}

/** The log of requests, and the metrics where a port for them is set. */
async function watchRequests(env: Env, domain: Domain) {
  const { LOG_REQUESTS: logged, METRICS_PORT: port, METRICS_HOST: host } = env
  const log = logged === 'off' ? undefined : createRequestLog()
  const { metrics, served } = port ? await openMetrics(domain, { port, host }) : {}
  const observe: Observer = (answered) => {
    log?.write(answered)
    metrics?.count(answered)
  }
  // Writing a line costs as much as answering from memory.
  const observeReady = logged === 'all' ? observe : metrics?.count
  return {
    options: { metrics, observe: log || metrics ? observe : undefined, observeReady },
    async end() {
      served?.close()
      await log?.end()
    },
  }
}

/** Loaded only where a port for them is set, since the library is not small. */
async function openMetrics(domain: Domain, at: { port: number; host: string }) {
  const { createMetrics, serveMetrics } = await import('./metrics/metrics.ts')
  const metrics = createMetrics(domain)
  return { metrics, served: await listening(serveMetrics(metrics, at), at, 'METRICS_') }
}

async function built() {
  const build = await loadBuild(buildFolder)
  return { build: async () => build, client: join(buildFolder, 'client') }
}

surviveFaults()
start().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
