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
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sums: Checksums = {}
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const path = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
    if (path !== inArchive.manifest) sums[path] = await sumOf(join(folder, path))
  }
  return sums
}

/** Throws an Error of one line that names the first file that is missing or changed. */
export async function requireIntact(folder: string, sums: Checksums) {
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
