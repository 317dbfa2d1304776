import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from '../run-program.ts'

/** The contents of an archive: the manifest, one of the two databases, the stored files. */
export const inArchive = {
  manifest: 'backup.json',
  sqlite: 'kashmir.sqlite',
  postgres: 'kashmir.dump',
  files: 'files',
}

const missing = 'tar is not on this machine.'

/** What GNU tar says when the server removes a picture, to which the folder has a link. */
const harmless = /: file changed as we read it$/

/** Writes the folder's contents to a new file that only its owner may read. */
export async function pack(folder: string, file: string) {
  const handle = await open(file, 'wx', 0o600)
  try {
    // As a stream, since tar treats a colon in a name as a remote host.
    const args = ['-c', '-f', '-', '-C', folder, '.']
    await runProgram('tar', args, { missing, output: handle.fd, harmless })
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Throws an Error of one line if the file is not an archive. */
export async function unpack(file: string, folder: string) {
  const handle = await open(file)
  try {
    await runProgram('tar', ['-x', '-f', '-', '-C', folder], { missing, input: handle.fd })
  } finally {
    await handle.close()
  }
}

export const inside = (folder: string, name: keyof typeof inArchive) =>
  join(folder, inArchive[name])
