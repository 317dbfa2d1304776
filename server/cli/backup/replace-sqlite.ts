import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { lockFolder, sqlitePath } from '../../db/sqlite-file.ts'
import { checkSqlite } from './copy-sqlite.ts'

interface Replacing {
  force: boolean
  /** Brings the files back, once it is certain that the database can be. */
  files: () => Promise<void>
}

/** Puts a database in the place of the folder's. Throws when a server has that open, or without force. */
export async function replaceSqlite(folder: string, from: string, { force, files }: Replacing) {
  const lock = lockFolder(folder)
  try {
    const path = sqlitePath(folder)
    if (existsSync(path) && !force) {
      throw new Error(`DATA_DIR ${folder} holds a database already. --force replaces it.`)
    }
    checkSqlite(from)
    await files()
    // What the old database had not yet taken in must not be taken in by the new one.
    await rm(`${path}-wal`, { force: true })
    await rm(`${path}-shm`, { force: true })
    await rename(from, path)
  } finally {
    lock.close()
  }
}
