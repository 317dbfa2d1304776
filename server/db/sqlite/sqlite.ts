import type { DatabaseSync } from 'node:sqlite'
import { CamelCasePlugin, Kysely, sql } from 'kysely'
import type { ClaimedJob, Database, Opening } from '../database.ts'
import { diskSpace } from '../disk-space.ts'
import { dueJob } from '../due-job.ts'
import { listeners } from '../listeners.ts'
import { openPrivateFolder } from '../private-folder.ts'
import type { Tables } from '../tables.ts'
import { commitFlushes } from './commit-flushes.ts'
import { sqliteAdapter } from './sqlite-adapter.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import { sqliteErrors } from './sqlite-errors.ts'
import { lockFolder, openFile, sqlitePath } from './sqlite-file.ts'
import { sqliteSearch } from './sqlite-search.ts'

const changePollMs = 1000

/**
 * Opens `kashmir.sqlite` as the folder's only server, or as a command while a server runs. Throws an
 * Error of one line if another server has it open or the disk is full.
 */
export function openSqlite(folder: string, { isCommand = false }: Opening = {}): Database {
  const { lock, file } = openFolder(folder, isCommand)
  const room = diskSpace(folder)
  const flushes = commitFlushes(file, `${sqlitePath(folder)}-wal`)
  const db = new Kysely<Tables>({
    dialect: sqliteDialect(sqliteAdapter(file, room.note), flushes),
    plugins: [new CamelCasePlugin()],
  })
  const changes = listeners()
  const poll = watchOtherProcesses(file, () => changes.call('everything'))
  return {
    db,
    dialect: 'sqlite',
    found: sqliteSearch.found,
    index: sqliteSearch.index,
    async claimJob(name, now, leasedUntil) {
      const { rows } = await sql<ClaimedJob>`
        update jobs set leased_until = ${leasedUntil}, attempts = attempts + 1
        where id = (
          select id from jobs where ${dueJob(name, now)} order by run_at, id limit 1
        )
        returning id, payload, attempts`.execute(db)
      return rows[0]
    },
    alone: (work) => db.transaction().execute(work),
    withoutFlush: (work) =>
      db.connection().execute(async (queries) => {
        try {
          return await work(queries)
        } finally {
          flushes.skip()
        }
      }),
    flushed: flushes.all,
    announce: changes.call,
    async check() {
      await sql`select 1`.execute(db)
      room.requireSpace()
    },
    onChange: changes.add,
    async close() {
      clearInterval(poll)
      await db.destroy()
      // Kysely never closes a database that it did not query.
      if (file.isOpen) file.close()
      await flushes.close()
      lock?.close()
    },
  }
}

function openFolder(folder: string, isCommand: boolean) {
  let lock: DatabaseSync | undefined
  try {
    openPrivateFolder(folder)
    lock = isCommand ? undefined : lockFolder(folder)
    return { lock, file: openFile(folder) }
  } catch (error) {
    lock?.close()
    const { syscall, message } = error as NodeJS.ErrnoException
    const isFull = sqliteErrors.isFull(error)
    if (!isFull && !syscall) throw error
    const reason = isFull ? 'its disk is full.' : message
    throw new Error(`DATA_DIR ${folder} cannot be used: ${reason}`, { cause: error })
  }
}

function watchOtherProcesses(file: DatabaseSync, changed: () => void) {
  const statement = file.prepare('pragma data_version')
  let lastVersion = statement.get()?.data_version
  function check() {
    const version = statement.get()?.data_version
    if (version !== lastVersion) changed()
    lastVersion = version
  }
  return setInterval(() => {
    try {
      check()
    } catch (error) {
      console.error('Changes by other processes cannot be seen:', String(error))
    }
  }, changePollMs).unref()
}
