import { sql } from 'kysely'
import { beforeEach, type TestContext, test, vi } from 'vitest'
import { openApp } from '#test/servers/app.ts'
import { takePostgresUrl } from '#test/servers/databases/postgres-databases.ts'
import { swallowingProxy } from '#test/servers/services/swallowing-proxy.ts'
import { openDatabase } from '../open.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

/** For one test, of which several run at the same time, since most only wait. */
async function open({ onTestFinished }: TestContext) {
  const { url, remove } = await takePostgresUrl()
  onTestFinished(remove)
  const address = new URL(url)
  const target = { host: address.hostname, port: Number(address.port) }
  const proxy = await swallowingProxy(target, onTestFinished)
  address.port = String(proxy.port)
  const through = await openDatabase({ DATABASE_URL: address.href, DATA_DIR: '' })
  onTestFinished(through.close)
  const { app } = await openApp(through, {}, onTestFinished)
  return { app, proxy, db: through.db }
}

test.concurrent('answers 503 within seconds while the server hangs, and recovers', async (context) => {
  const { expect } = context
  const { app, proxy } = await open(context)
  expect((await app.inject('/api/health')).json()).toEqual({ status: 'ok' })
  proxy.swallow(true)
  const [villas, health, live] = await Promise.all(
    ['/api/Villa', '/api/health', '/api/health/live'].map(async (url) => {
      const start = performance.now()
      const answer = await app.inject(url)
      return { answer, seconds: (performance.now() - start) / 1000 }
    }),
  )
  expect(live?.answer.json()).toEqual({ status: 'ok' })
  expect(health?.answer.statusCode).toBe(503)
  expect(health?.seconds).toBeLessThan(6)
  expect(villas?.answer.statusCode).toBe(503)
  expect(villas?.answer.headers['retry-after']).toBe('5')
  expect(villas?.answer.json()).toEqual({
    title: 'Service Unavailable',
    status: 503,
    errors: {},
    Error: 'The site cannot reach its database right now. Please try again in a moment.',
  })
  expect(villas?.seconds).toBeLessThan(15)

  proxy.swallow(false)
  await vi.waitFor(
    async () => expect((await app.inject('/api/Villa')).statusCode).toBe(200),
    20_000,
  )
})

test.concurrent('several statements of a page do not wait one after the other', {
  timeout: 60_000,
}, async (context) => {
  const { expect } = context
  const { proxy, db } = await open(context)
  const ask = () => sql`select 1`.execute(db)
  await Promise.all(Array.from({ length: 5 }, ask))
  proxy.swallow(true)
  const start = performance.now()
  const change = db.transaction().execute((tx) => sql`select 1`.execute(tx))
  await expect(change).rejects.toMatchObject({ statusCode: 503 })
  for (let section = 0; section < 4; section += 1) {
    await expect(ask()).rejects.toMatchObject({ statusCode: 503 })
  }
  // About five on an idle machine; thirty if each waits for itself.
  expect((performance.now() - start) / 1000).toBeLessThan(15)
  proxy.swallow(false)
  await vi.waitFor(ask, 20_000)
})

test.concurrent('a slow statement is no hanging server', { timeout: 30_000 }, async (context) => {
  const { expect } = context
  const { db } = await open(context)
  const slow = sql`select pg_sleep(5)`.execute(db)
  await expect(slow).resolves.toMatchObject({ rows: [{}] })
})

test.concurrent('a statement that takes over eight seconds is ended with 503, and others go on', {
  timeout: 30_000,
}, async (context) => {
  const { expect } = context
  const { app, db } = await open(context)
  const start = performance.now()
  const endless = sql`select pg_sleep(25)`.execute(db)
  endless.catch(() => {})
  const meanwhile = await app.inject('/api/Villa')
  expect([meanwhile.statusCode, performance.now() - start < 8000]).toEqual([200, true])
  await expect(endless).rejects.toMatchObject({ statusCode: 503 })
  expect(performance.now() - start).toBeLessThan(15_000)
  const { rows } = await sql`
    select 1 from pg_stat_activity where state = 'active' and query like '%pg_sleep(25)%'
      and pid <> pg_backend_pid()`.execute(db)
  expect(rows).toEqual([])
})
