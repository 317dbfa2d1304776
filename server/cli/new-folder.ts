import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, readdir, rename, rmdir } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { dayMs } from '#catalogue/dates/time.ts'
import { undefinedIfMissing } from '../images/storage/open-file.ts'

/** The number of characters that `mkdtemp` adds. */
const randomLetters = 6

/** A temporary folder, removed when this process ends; if it is killed, by a later one after a day. */
export function temporaryFolder(prefix: string) {
  removeLeftBehind(prefix)
  const path = mkdtempSync(prefix)
  const remove = () => rmSync(path, { recursive: true, force: true })
  process.once('exit', remove)
  return {
    path,
    remove() {
      process.off('exit', remove)
      remove()
    },
  }
}

function removeLeftBehind(prefix: string) {
  const [parent, start] = [dirname(prefix), basename(prefix)]
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(start) || name.length !== start.length + randomLetters) continue
    const path = join(parent, name)
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - changed > dayMs) rmSync(path, { recursive: true, force: true })
  }
}

/** Fills a folder that only appears when complete. Throws if the path exists. */
export async function fillFolder(path: string, fill: (folder: string) => Promise<void>) {
  const target = resolve(path)
  const there = await undefinedIfMissing(readdir(target))
  if (there && there.length > 0) throw new Error(`${target} is not empty.`)
  await mkdir(dirname(target), { recursive: true })
  const work = temporaryFolder(join(dirname(target), `.${basename(target)}-`))
  try {
    await fill(work.path)
    if (there) await rmdir(target)
    await rename(work.path, target)
  } finally {
    work.remove()
  }
}
