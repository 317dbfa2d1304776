import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
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
    // The old write-ahead log must not be applied to the new database.
    await rm(`${path}-wal`, { force: true })
    await rm(`${path}-shm`, { force: true })
    await rename(from, path)
  } finally {
    lock.close()
  }
}

/** Waits until the disk has a file, without which a power cut after its renaming could empty it. */
async function flush(path: string) {
  const file = await open(path)
  await file.sync().finally(() => file.close())
}
