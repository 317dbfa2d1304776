import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open.ts'

const inUse = new Set<string>()
const made = new Set<string>()

/** Creating a database takes half a second, so one released by an earlier test is emptied and reused. */
export async function takePostgres() {
  const server = inject('postgres')
  if (!server) throw new Error('No PostgreSQL server: run the tests with `npm run unit -- <path>`.')
  const name = freeName()
  inUse.add(name)
  await makeOrEmpty(server, name)
  const url = `${server}/${name}`
  const database: Database = await openDatabase({ DATA_DIR: '', DATABASE_URL: url })
  return { database, url, remove: () => void inUse.delete(name) }
}

/** Test files that run at the same time have different pool ids. */
function freeName(): string {
  for (let number = 0; ; number += 1) {
    const name = `pool_${process.env.VITEST_POOL_ID}_${number}`
    if (!inUse.has(name)) return name
  }
}

async function makeOrEmpty(server: string, name: string) {
  if (made.has(name)) return ask(`${server}/${name}`, emptyAllTables)
  // A worker that came before under the same pool id may have left it filled.
  await ask(`${server}/postgres`, `drop database if exists ${name} with (force)`)
  await ask(`${server}/postgres`, `create database ${name}`)
  made.add(name)
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

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
