import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Env } from '../../env.ts'
import { mediaTypeOf } from '../../images/image-file.ts'
import { openStorage } from '../../images/storage/open-storage.ts'
import { progress, type Terminal } from '../terminal.ts'

/** Copies every file of the folder into the storage. */
export async function putFiles(env: Env, folder: string, terminal: Terminal) {
  const storage = await openStorage(env)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const putting = progress(terminal, 'Restoring files', files.length)
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name)
    const path = relative(folder, file).replaceAll(sep, '/')
    await storage.put(path, await readFile(file), mediaTypeOf(path))
    putting.step()
  }
  putting.end()
}
