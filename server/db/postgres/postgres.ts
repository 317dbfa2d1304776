import { setTimeout as delay } from 'node:timers/promises'
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { ClaimedJob, Database } from '../database.ts'
import { dueJob } from '../due-job.ts'
import { listeners } from '../listeners.ts'
import { migrationsOf, migrationsTable } from '../migrate.ts'
import type { Tables, Tx } from '../tables.ts'
import { DatabaseUnavailable } from '../unavailable.ts'
import { subscribe } from './changes.ts'
import { connectMs, openPool } from './pool.ts'
import { postgresSearch } from './postgres-search.ts'

const migrationLock = 7_301_946
const lockPauseMs = 200
const checkMs = 2000

/**
 * Opens a connection pool and migrates the database, one instance at a time. Throws if the server
 * does not answer.
 */
export async function openPostgres(url: string): Promise<Database> {
  await migrate(url).catch((error: Error) => {
    throw new Error(`DATABASE_URL cannot be used: ${error.message}`)
  })
  const pool = openPool(url, plainTypes)
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  })
  const changes = listeners()
  const subscription = subscribe(url, changes.call)
  return {
    db,
    dialect: 'postgres',
    found: postgresSearch.found,
    index: postgresSearch.index,
    async claimJob(name, now, leasedUntil) {
      const { rows } = await sql<ClaimedJob>`
        update jobs set leased_until = ${leasedUntil}, attempts = attempts + 1
        where id = (
          select id from jobs where ${dueJob(name, now)}
          order by run_at, id limit 1 for update skip locked
        )
        returning id, payload, attempts`.execute(db)
      return rows[0]
    },
    alone: (work) => alone(db, work),
    // Its commits wait for the disk beside each other, and saying otherwise is a round trip more.
    withoutFlush: (work) => work(db),
    async flushed() {},
    async check() {
      const asked = sql`select 1`.execute(db)
      await Promise.race([asked, giveUpAfter(checkMs)])
    },
    async announce(changed) {
      const heard = changes.call(changed)
      // The write is done; other processes are notified when possible.
      const notify = sql`select pg_notify('changed', ${subscription.messageOf(changed)})`
      await notify.execute(db).catch(subscription.notifyLater)
      await heard
    },
    onChange: changes.add,
    async close() {
      await subscription.end()
      await db.destroy()
      await pool.end()
    },
  }
}

/** Returns instants as ISO text and JSON as text, as SQLite does. */
const plainTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === pg.types.builtins.TIMESTAMPTZ) return (text: string) => new Date(text).toISOString()
    if (oid === pg.types.builtins.JSON || oid === pg.types.builtins.JSONB) return String
    if (oid === pg.types.builtins.INT8) return Number
    return pg.types.getTypeParser(oid, format)
  },
}

async function migrate(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(migrationsTable)
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const applied = new Set(rows.map((row) => row.name))
    for (const { name, sql } of migrationsOf('postgres')) {
      if (applied.has(name)) continue
      await client.query('begin')
      await client.query(sql)
      await client.query('insert into migrations values ($1, now()::text)', [name])
      await client.query('commit')
    }
  } finally {
    // Closing the connection also releases the lock and rolls back.
    await client.end()
  }
}

/** Polls for the lock, since a waiting statement would time out. */
async function alone<T>(db: Kysely<Tables>, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (;;) {
    const done = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ locked: boolean }>`
        select pg_try_advisory_xact_lock(${migrationLock}) as locked`.execute(tx)
      return rows[0]?.locked ? { result: await work(tx) } : undefined
    })
    if (done) return done.result
    await delay(lockPauseMs)
  }
}

async function giveUpAfter(ms: number): Promise<never> {
  await delay(ms, undefined, { ref: false })
  throw new DatabaseUnavailable('away', new Error(`No answer within ${ms} ms`))
}
