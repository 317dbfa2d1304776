import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readdir, rename, rmdir } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { present } from '../images/open-file.ts'

/** A folder for work in progress, which goes whenever and however this process ends. */
export function temporaryFolder(prefix: string) {
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

/** Fills a folder that only appears when it is complete. Throws where there is something already. */
export async function fillFolder(path: string, fill: (folder: string) => Promise<void>) {
  const target = resolve(path)
  const there = await present(readdir(target))
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
