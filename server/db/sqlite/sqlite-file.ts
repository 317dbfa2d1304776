import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { lowerCase } from '../lower-case.ts'
import { migrationsOf, migrationsTable } from '../migrate.ts'
import { makePrivateFile } from '../private-folder.ts'
import { titleKey } from '../title-key.ts'
import { sqliteErrors } from './sqlite-errors.ts'

export const sqlitePath = (folder: string) => join(folder, 'kashmir.sqlite')

/**
 * Makes this process the folder's only server, until the lock is closed or the process ends. Node
 * has no flock, so it holds an exclusive transaction on a small file.
 */
export function lockFolder(folder: string): DatabaseSync {
  const path = join(folder, 'server.lock')
  makePrivateFile(path)
  const lock = new DatabaseSync(path)
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!sqliteErrors.isBusy(error)) throw error
    throw new Error(`DATA_DIR ${folder} is already open in another server; stop that one first.`)
  }
  return lock
}

/** Opens and migrates the folder's database. */
export function openFile(folder: string): DatabaseSync {
  makePrivateFile(sqlitePath(folder))
  const file = new DatabaseSync(sqlitePath(folder), { timeout: 5000 })
  try {
    file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
    file.function('title_key', { deterministic: true }, (title) => titleKey(String(title)))
    // SQLite's own changes only the letters a to z.
    file.function('lower', { deterministic: true }, (text) =>
      text === null ? null : lowerCase(String(text)),
    )
    migrate(file)
    // From here on, `commit-flushes.ts` waits for the disk.
    file.exec('pragma synchronous = normal')
  } catch (error) {
    file.close()
    throw error
  }
  return file
}

function migrate(file: DatabaseSync) {
  // Serialises a server and a command that start at the same time.
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
