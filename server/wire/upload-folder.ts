import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'kashmir-upload-'

/** The folder for a request's files until it is answered. */
export const makeUploadFolder = () => mkdtemp(join(tmpdir(), prefix))

/** Also of downloads (server/media/store-stock.ts). */
const isOurs = (name: string) => name.startsWith(prefix) || name.startsWith('kashmir-stock-')

/** Removes what killed processes left behind: folders last written before the time. */
export async function sweepUploadFolders(before: Date) {
  const names = await readdir(tmpdir())
  for (const name of names.filter(isOurs)) {
    const folder = join(tmpdir(), name)
    const stats = await stat(folder).catch(() => undefined)
    if (stats && stats.mtime < before) await rm(folder, { recursive: true, force: true })
  }
}
