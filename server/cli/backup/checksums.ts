import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { undefinedIfMissing } from '../../images/storage/open-file.ts'
import { inArchive } from './archive.ts'

/** SHA-256, hexadecimal, by the path inside the archive. */
type Checksums = Record<string, string>

/** The checksums of everything in the folder except the manifest. */
export async function checksumsOf(folder: string): Promise<Checksums> {
  const sums: Checksums = {}
  for (const { path, isFile } of await contentOf(folder)) {
    if (isFile) sums[path] = await sumOf(join(folder, path))
  }
  return sums
}

/** All files and links, without the manifest. */
async function contentOf(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({
      path: relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'),
      isFile: entry.isFile(),
    }))
  return found.filter(({ path }) => path !== inArchive.manifest)
}

/** Throws an Error of one line that names the first file that is missing, changed or added. */
export async function requireIntact(folder: string, sums: Checksums) {
  for (const { path, isFile } of await contentOf(folder)) {
    if (isFile && Object.hasOwn(sums, path)) continue
    throw new Error(`The backup is damaged: ${path} was not in it. Nothing was changed.`)
  }
  for (const [path, expected] of Object.entries(sums)) {
    const found = await undefinedIfMissing(sumOf(join(folder, path)))
    if (found === expected) continue
    const what = found ? 'is not as it was when it was backed up' : 'is missing'
    throw new Error(`The backup is damaged: ${path} ${what}. Nothing was changed.`)
  }
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
