import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { checkStorage } from './check-storage.ts'
import { openFile, undefinedIfMissing } from './open-file.ts'
import type { Storage, StoredFile } from './storage.ts'
import { checkedFolder, checkedPath } from './storage-path.ts'
import { StorageUnavailable } from './storage-unavailable.ts'

export const filesFolder = (dataFolder: string) => join(dataFolder, 'files')

/** Stores files in the folder `files` of the data folder. */
export function localStorage(dataFolder: string): Storage {
  const root = filesFolder(dataFolder)
  const place = (path: string) => join(root, checkedPath(path))
  const storage: Omit<Storage, 'check'> = {
    async put(path, body) {
      await putFile(place(path), body)
    },
    get: async (path, range) => openFile(place(path), range),
    async remove(path) {
      await rm(place(path), { force: true })
    },
    list: (folder) => listFiles(root, checkedFolder(folder)),
    removeUnfinished: (before) => removeUnfinished(root, before),
  }
  return { ...storage, check: () => checkStorage(storage, 'DATA_DIR') }
}

async function putFile(path: string, body: Buffer) {
  const folder = dirname(path)
  const created = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (created) await sync(dirname(created))
  // Hidden names are neither listed nor readable, so a half-written file never shows.
  const temporary = join(folder, `.${randomUUID()}`)
  try {
    await writeDurably(temporary, body)
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw isFull(error) ? new StorageUnavailable('full', error) : error
  }
  await sync(folder)
}

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))

async function removeUnfinished(root: string, before: Date) {
  const entries = await undefinedIfMissing(readdir(root, { recursive: true, withFileTypes: true }))
  for (const entry of entries ?? []) {
    if (!entry.isFile() || !entry.name.startsWith('.')) continue
    const file = join(entry.parentPath, entry.name)
    const stats = await undefinedIfMissing(stat(file))
    if (stats && stats.mtime < before) await rm(file, { force: true })
  }
}

async function writeDurably(path: string, body: Buffer) {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(body)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A new name only survives a power cut once its folder is synced too. */
async function sync(folder: string) {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* listFiles(root: string, folder: string): AsyncGenerator<StoredFile> {
  const entries = await undefinedIfMissing(
    readdir(join(root, folder), { recursive: true, withFileTypes: true }),
  )
  for (const entry of entries ?? []) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const file = join(entry.parentPath, entry.name)
    const stats = await undefinedIfMissing(stat(file))
    if (!stats) continue
    const path = relative(root, file).replaceAll(sep, '/')
    yield { path, size: stats.size, modifiedAt: stats.mtime }
  }
}
