import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { restoreDump } from './postgres-programs.ts'

interface Replacing {
  force: boolean
  /** Restores the files, once it is certain that the database can be replaced. */
  files: () => Promise<void>
}

/** Replaces all tables by a dump. Throws if a server is connected, unless forced. */
export async function replacePostgres(url: string, from: string, { force, files }: Replacing) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    if (await hasOthers(client)) {
      throw new Error('A server is connected to the database; stop it first.')
    }
    if (!force && (await hasRows(client))) {
      throw new Error('The database is not empty. --force replaces what is in it.')
    }
    await files()
    await restoreDump(url, from)
  } finally {
    await client.end()
  }
}

/** A server's connections may be counted for a moment after it has ended. */
const lastTries = 10
const tryMs = 100

async function hasOthers(client: pg.Client): Promise<boolean> {
  for (let left = lastTries; await seesOthers(client); left -= 1) {
    if (left === 0) return true
    await setTimeout(tryMs)
  }
  return false
}

async function seesOthers(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null`,
  )
  return rowCount !== 0
}

async function hasRows(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ tablename: string }>(
    `select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
  )
  for (const { tablename } of rows) {
    const table = client.escapeIdentifier(tablename)
    const { rowCount } = await client.query(`select 1 from public.${table} limit 1`)
    if (rowCount !== 0) return true
  }
  return false
}
