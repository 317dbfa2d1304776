import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { sqliteErrors } from '../../db/sqlite/sqlite-errors.ts'
import { lockFolder, sqlitePath } from '../../db/sqlite/sqlite-file.ts'
import { checkSqlite } from './copy-sqlite.ts'

interface Replacing {
  force: boolean
  /** Restores the files, once it is certain that the database can be replaced. */
  files: () => Promise<void>
}

/** Replaces the folder's database. Throws if a server has it open, unless forced. */
export async function replaceSqlite(folder: string, from: string, { force, files }: Replacing) {
  const lock = lockFolder(folder)
  try {
    const path = sqlitePath(folder)
    if (existsSync(path) && !force) {
      throw new Error(`DATA_DIR ${folder} holds a database already. --force replaces it.`)
    }
    checkSqlite(from)
    await flush(from)
    await files()
    emptyLog(path)
    // The old write-ahead log must not be applied to the new database, even after a power cut.
    await rm(`${path}-wal`, { force: true })
    await rm(`${path}-shm`, { force: true })
    await flush(folder)
    await rename(from, path)
    await flush(folder)
  } finally {
    lock.close()
  }
}

/**
 * Writes what only the log has into the old database, which then is complete without it until it is
 * replaced. One that is damaged cannot lose anything more.
 */
function emptyLog(path: string) {
  if (!existsSync(path)) return
  const old = new DatabaseSync(path, { timeout: 5000 })
  try {
    const { busy } = { ...old.prepare('pragma wal_checkpoint(truncate)').get() }
    if (busy) throw new Error('Another command is using the database; try again after it.')
  } catch (error) {
    if (!sqliteErrors.isDamaged(error)) throw error
  } finally {
    old.close()
  }
}

/**
 * Waits until the disk has a file, without which a power cut after its renaming could empty it, or
 * the names in a folder.
 */
async function flush(path: string) {
  const file = await open(path)
  await file.sync().finally(() => file.close())
}
