import { type KyselyPlugin, sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { listeners } from '#server/db/listeners.ts'
import { openDatabase } from '#server/db/open.ts'

interface Kept {
  database: Database
  /** Of the test that uses it now. */
  listeners: ReturnType<typeof listeners>
}

const inUse = new Set<string>()
const made = new Set<string>()
const kept = new Map<string, Kept>()

/**
 * Connecting costs more than most tests, so a database released by an earlier one is emptied and
 * reused with its connections. Closing it ends its use only.
 */
export async function takePostgres() {
  const { name, url, one } = await take()
  one.listeners = listeners()
  return { database: untilClosed(one), url, remove: () => void inUse.delete(name) }
}

/** The URL of an empty database that nobody is connected to. */
export async function takePostgresUrl() {
  const { name, url, one } = await take()
  kept.delete(name)
  await one.database.close()
  return { url, remove: () => void inUse.delete(name) }
}

async function take() {
  const server = inject('postgres')
  if (!server) throw new Error('No PostgreSQL server: run the tests with `npm run unit -- <path>`.')
  const name = freeName()
  inUse.add(name)
  if (!made.has(name)) await make(server, name)
  const url = `${server}/${name}`
  const one = kept.get(name) ?? (await connect(name, url))
  await sql.raw(emptyAllTables).execute(one.database.db)
  return { name, url, one }
}

/** Test files that run at the same time have different pool ids. */
function freeName(): string {
  for (let number = 0; ; number += 1) {
    const name = `pool_${process.env.VITEST_POOL_ID}_${number}`
    if (!inUse.has(name)) return name
  }
}

async function make(server: string, name: string) {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  // A worker that came before under the same pool id may have left it filled.
  await client.query(`drop database if exists ${name} with (force)`)
  await client.query(`create database ${name}`)
  await client.end()
  made.add(name)
}

async function connect(name: string, url: string): Promise<Kept> {
  const database = await openDatabase({ DATA_DIR: '', DATABASE_URL: url })
  const one: Kept = { database, listeners: listeners() }
  database.onChange((changed) => one.listeners.call(changed))
  kept.set(name, one)
  return one
}

/** Deleting from small tables is ten times as fast as truncating them. */
const emptyAllTables = `do $$
declare found record;
begin
  set local lock_timeout = '5s';
  set local session_replication_role = replica;
  for found in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations'
  loop execute format('delete from %I', found.tablename); end loop;
  perform setval(format('%I', sequencename)::regclass, 1, false)
    from pg_sequences where last_value is not null;
end $$`

/** The same database, of which a test that has closed it can no longer ask anything. */
function untilClosed(one: Kept): Database {
  let isClosed = false
  const used = one.listeners
  function mustBeOpen() {
    if (isClosed) throw new Error('The database is closed.')
  }
  const closing: KyselyPlugin = {
    transformQuery({ node }) {
      mustBeOpen()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const { database } = one
  return {
    ...database,
    db: database.db.withPlugin(closing),
    async claimJob(...asked) {
      mustBeOpen()
      return database.claimJob(...asked)
    },
    async alone(work) {
      mustBeOpen()
      return database.alone(work)
    },
    async check() {
      mustBeOpen()
      return database.check()
    },
    onChange: used.add,
    async close() {
      isClosed = true
    },
  }
}
