import { createWriteStream } from 'node:fs'
import { copyFile, link, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Env } from '../../env.ts'
import { filesFolder } from '../../images/storage/local-storage.ts'
import { openStorage } from '../../images/storage/open-storage.ts'
import type { Storage } from '../../images/storage/storage.ts'

/** Copies the stored files into a folder; each further call adds new ones. */
export async function fileCopier(env: Env, folder: string, step: () => void) {
  const storage = await openStorage(env)
  const copied = new Set<string>()
  const copy = env.STORAGE_URL ? downloader(storage) : linker(filesFolder(env.DATA_DIR))
  return async function copyNew() {
    await mkdir(folder, { recursive: true })
    for await (const { path } of storage.list('')) {
      if (copied.has(path)) continue
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await copy(path, join(folder, path)).catch(unlessGone)
      copied.add(path)
      step()
    }
  }
}

/** Stored files never change, so a hard link replaces a copy without taking space. */
const linker = (root: string) => (path: string, to: string) =>
  link(join(root, path), to).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw error
    return copyFile(join(root, path), to)
  })

const downloader = (storage: Storage) => async (path: string, to: string) => {
  const file = await storage.get(path)
  if (file) await pipeline(file.body, createWriteStream(to))
}

/** A file removed since it was listed belongs to no listing any more. */
function unlessGone(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}
