import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { CamelCasePlugin, Kysely, type SqliteDatabase, SqliteDialect, sql } from 'kysely'
import { listeners } from './listeners.ts'
import { migrationsOf, migrationsTable } from './migrate.ts'
import type { ClaimedJob, Database, Opening } from './open.ts'
import type { Tables } from './tables.ts'

const changePollMs = 1000

export const sqlitePath = (folder: string) => join(folder, 'kashmir.sqlite')

/**
 * Opens `kashmir.sqlite` in the folder as its one server, or beside that one.
 * Throws an Error of one line when another server has it open.
 */
export function openSqlite(folder: string, { beside = false }: Opening = {}): Database {
  mkdirSync(folder, { recursive: true })
  const lock = beside ? undefined : lockFolder(folder)
  const file = openFile(sqlitePath(folder))
  migrate(file)
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: adapter(file) }),
    plugins: [new CamelCasePlugin()],
  })
  const changes = listeners()
  const poll = watchOtherProcesses(file, changes.call)
  return {
    db,
    dialect: 'sqlite',
    matches: (words) =>
      sql<boolean>`listings.id in (select rowid from listing_search where words match ${ftsQuery(words)})`,
    async index(queries, listingId, text) {
      await sql`delete from listing_search where rowid = ${listingId}`.execute(queries)
      if (text) {
        await sql`insert into listing_search (rowid, words) values (${listingId}, ${text})`.execute(
          queries,
        )
      }
    },
    async claimJob(name, now, leasedUntil) {
      const { rows } = await sql<ClaimedJob>`
        update jobs set leased_until = ${leasedUntil}, attempts = attempts + 1
        where id = (
          select id from jobs
          where name = ${name} and done_at is null and stuck_at is null and run_at <= ${now}
            and (leased_until is null or leased_until < ${now})
          order by run_at, id limit 1
        )
        returning id, payload, attempts`.execute(db)
      return rows[0]
    },
    async announce() {
      changes.call()
    },
    onChange: changes.add,
    async close() {
      clearInterval(poll)
      await db.destroy()
      // Kysely leaves a file alone that it was never asked a query of.
      if (file.isOpen) file.close()
      lock?.close()
    },
  }
}

/**
 * Makes this process the folder's one server, until it closes what it gets or ends.
 * Node has no flock: an exclusive transaction on a small file beside it does the same.
 */
export function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'server.lock'))
  try {
    lock.exec('begin exclusive')
  } catch {
    lock.close()
    throw new Error(`DATA_DIR ${folder} is already open in another server; stop that one first.`)
  }
  return lock
}

function openFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: 5000 })
  file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  return file
}

function migrate(file: DatabaseSync) {
  // A server and an operator's command that start at once take turns.
  file.exec('begin immediate')
  file.exec(migrationsTable)
  const applied = file.prepare('select 1 from migrations where name = ?')
  const note = file.prepare("insert into migrations (name, applied_at) values (?, datetime('now'))")
  for (const { name, sql } of migrationsOf('sqlite')) {
    if (applied.get(name)) continue
    file.exec(sql)
    note.run(name)
  }
  file.exec('commit')
}

function adapter(file: DatabaseSync): SqliteDatabase {
  return {
    prepare(text) {
      // A transaction that reads before it writes would fail at once beside an operator's command.
      const statement = file.prepare(text === 'begin' ? 'begin immediate' : text)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(checked)),
        run: (parameters) => statement.run(...parameters.map(checked)),
        iterate: (parameters) => statement.iterate(...parameters.map(checked)),
      }
    },
    close: () => file.close(),
  }
}

/** `node:sqlite` takes an object given first as named parameters and stores NULL without a word. */
function checked(parameter: unknown): SQLInputValue {
  if (parameter === null) return null
  if (typeof parameter === 'string' || typeof parameter === 'number') return parameter
  throw new TypeError(`Not a database value: ${typeof parameter}`)
}

function watchOtherProcesses(file: DatabaseSync, changed: () => void) {
  const statement = file.prepare('pragma data_version')
  let seen = statement.get()?.data_version
  return setInterval(() => {
    const version = statement.get()?.data_version
    if (version !== seen) changed()
    seen = version
  }, changePollMs).unref()
}

const ftsQuery = (words: string[]) =>
  words.map((word) => `"${word.replaceAll('"', '""')}"*`).join(' ')
